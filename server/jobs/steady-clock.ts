import type { ConstructorOptions } from 'pg-boss'

/**
 * The clock of the job queue. It goes on when somebody sets the clock of the machine back; with Date the timetable
 * would then stand still for as long as the clock was set back by. The queue itself compares it with the clock of the database.
 */
export const steadyClock: NonNullable<ConstructorOptions['clock']> = {
  now: () => Math.floor(performance.timeOrigin + performance.now()),
  setTimeout: (work, ms) => setTimeout(work, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (work, ms) => setInterval(work, ms),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
}
