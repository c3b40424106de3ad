import { useLanguage } from '../language.tsx'

/** Drawn with one line of 1.35 on a grid of 20. */
const paths = {
  sun: 'M10 3v2M10 15v2M3 10h2M15 10h2M5 5l1.5 1.5M13.5 13.5 15 15M5 15l1.5-1.5M13.5 6.5 15 5M10 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  order: 'M4 7h12l-1 10H5L4 7ZM7.5 7V5.5a2.5 2.5 0 0 1 5 0V7',
  hanger:
    'M10 8.5V7.75c1.2-.4 1.75-1.1 1.75-2a1.75 1.75 0 0 0-3.5 0M10 8.5l7.5 5.5v1h-15v-1L10 8.5Z',
  people:
    'M7.5 9.5a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5ZM2.5 16.5c0-3 2-4.5 5-4.5s5 1.5 5 4.5M13 9.5a2.5 2.5 0 0 0 0-5M14.5 12c2 .5 3 2 3 4.5',
  log: 'M5 3h10v14H5zM7.5 7h5M7.5 10h5M7.5 13h3',
  person: 'M10 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM4 17c0-3.5 2.5-5 6-5s6 1.5 6 5',
  more: 'M4 10h.01M10 10h.01M16 10h.01',
  ruler: 'M3 7h14v6H3zM6 7v2.5M9 7v3M12 7v2.5M15 7v3',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM13 13l4 4',
  out: 'M8 4H4v12h4M12 6.5 15.5 10 12 13.5M15 10H8',
  plus: 'M10 4v12M4 10h12',
  filters: 'M3 6h8M15 6h2M13 4v4M3 14h2M9 14h8M7 12v4',
  scissors:
    'M6 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM6 16a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM7.75 7 17 13.5M7.75 13 17 6.5',
  back: 'M7 4 3 8l4 4M3 8h9.5a4 4 0 0 1 0 8H8',
  calendar: 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5',
  stock: 'M3 6.5 10 3l7 3.5v7L10 17l-7-3.5zM3 6.5 10 10l7-3.5M10 10v7',
  shopfront:
    'M5 3.5h10L17 8H3zM3 8c0 2.75 3.5 2.75 3.5 0 0 2.75 3.5 2.75 3.5 0 0 2.75 3.5 2.75 3.5 0 0 2.75 3.5 2.75 3.5 0M4.5 11v6h11v-6M8.5 17v-3.5h3V17',
  coins:
    'M8 9.5c3 0 5-1 5-2.75S11 4 8 4 3 5 3 6.75 5 9.5 8 9.5ZM3 6.75v4C3 12.5 5 13.5 8 13.5M13 6.75V8M12.5 16.5c3 0 4.5-1 4.5-2.5s-1.5-2.5-4.5-2.5S8 12.5 8 14s1.5 2.5 4.5 2.5Z',
  tag: 'M3.5 3.5H10l6.5 6.5-6.5 6.5L3.5 10ZM7 7h.01',
  star: 'm10 3 2.1 4.7 5.1.5-3.9 3.4 1.2 5L10 14l-4.5 2.6 1.2-5-3.9-3.4 5.1-.5Z',
  speech: 'M3.5 4h13v9.5H10L6.5 17v-3.5h-3zM6.5 7.5h7M6.5 10h4.5',
  bell: 'M5 14.5V9a5 5 0 0 1 10 0v5.5M3.5 14.5h13M8.5 17h3M10 4V2.5',
  wallet: 'M3 6.5h14v10H3zM3 6.5 13 3.5v3M13.5 11.5h.01',
} as const

export type IconName = keyof typeof paths

/** The icons that show a direction of reading: Arabic mirrors them. */
const mirrored: readonly IconName[] = ['back']

export function Icon({ name }: { name: IconName }) {
  const { language } = useLanguage()
  const isMirrored = language === 'arb' && mirrored.includes(name)
  return (
    <svg
      viewBox="0 0 20 20"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 2 : 1.35}
      strokeLinecap="square"
      aria-hidden
    >
      <path d={paths[name]} transform={isMirrored ? 'matrix(-1 0 0 1 20 0)' : undefined} />
    </svg>
  )
}
