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
  out: 'M8 4H4v12h4M12 6.5 15.5 10 12 13.5M15 10H8',
  plus: 'M10 4v12M4 10h12',
  filters: 'M3 6h8M15 6h2M13 4v4M3 14h2M9 14h8M7 12v4',
  stock: 'M3 6.5 10 3l7 3.5v7L10 17l-7-3.5zM3 6.5 10 10l7-3.5M10 10v7',
} as const

export type IconName = keyof typeof paths

export function Icon({ name }: { name: IconName }) {
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
      <path d={paths[name]} />
    </svg>
  )
}
