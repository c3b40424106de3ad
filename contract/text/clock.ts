import type { LanguageCode } from '../language.ts'
import { noBreak } from './no-break.ts'

/**
 * A time of day for people, from 'HH:MM' with 24 hours. English shows it unchanged ('09:05');
 * Arabic counts twelve hours and names the part of the day ('9:05 صباحاً'), and writes whole hours
 * without minutes ('10 صباحاً').
 */
export function formatClock(clock: string, language: LanguageCode): string {
  if (language === 'en') return clock
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes}${noBreak}${partOfDay(hour, minute)}`
}

function partOfDay(hour: number, minute: number): string {
  if (hour === 0) return minute === 0 ? 'منتصف الليل' : 'بعد منتصف الليل'
  if (hour < 12) return 'صباحاً'
  if (hour < 15) return 'ظهراً'
  return hour < 18 ? 'عصراً' : 'مساءً'
}
