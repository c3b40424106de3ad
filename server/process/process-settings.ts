import { oneOf, parseWhole, type ReadSetting } from './read-setting.ts'

/** `all` serves shoppers and runs jobs, `web` only serves, `worker` only runs jobs. */
const roles = ['all', 'web', 'worker'] as const
export type ProcessRole = (typeof roles)[number]

export type ProcessSettings = {
  role: ProcessRole
  /** How many processes serve shoppers on the port; from 2 on, jobs have a process of their own. */
  webConcurrency: number
  /** How long a process that shall stop still serves, in milliseconds, while `/readyz` says that it stops. */
  drainMs: number
}

export function readProcessSettings(read: ReadSetting): ProcessSettings {
  return {
    role: read('ROLE', 'all', (value) => oneOf(roles, value), 'all, web or worker'),
    webConcurrency: read(
      'WEB_CONCURRENCY',
      '1',
      (value) => parseWhole(value, { min: 1, max: 64 }),
      'a whole number from 1 to 64',
    ),
    drainMs:
      1000 *
      read(
        'DRAIN_SECONDS',
        '0',
        (value) => parseWhole(value, { min: 0, max: 60 }),
        'a whole number from 0 to 60',
      ),
  }
}
