/** Drawn on a grid of 24 with a line of 1.25, square ends, no fill. */
// oxfmt-ignore
export const iconPaths = {
  menu: 'M3 8h18M3 16h12',
  search: 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.5 15.5l5 5',
  user: 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4.5 21c.6-4.5 3.6-6.5 7.5-6.5s6.9 2 7.5 6.5',
  heart: 'M12 20L4.3 12.2a4.7 4.7 0 0 1 0-6.7a4.7 4.7 0 0 1 6.7 0l1 1l1-1a4.7 4.7 0 0 1 6.7 6.7z',
  cart: 'M4.5 8h15l1 13h-17zM8.5 8V6.5a3.5 3.5 0 0 1 7 0V8',
  close: 'M5 5l14 14M19 5L5 19',
  arrow: 'M3 12h17M14 6l6 6l-6 6',
  back: 'M21 12H4M10 6l-6 6l6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  'chevron-down': 'M5 9l7 7l7-7',
  'chevron-up': 'M5 15l7-7l7 7',
  'chevron-next': 'M9 5l7 7l-7 7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  truck: 'M2.5 6.5h11.5v10H2.5zM14 10h4.5l3 3.5v3H14zM5.1 17.5a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0M15.6 17.5a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0',
  return: 'M4 8h15M15 4l4 4l-4 4M20 16H5M9 12l-4 4l4 4',
  chat: 'M4 4.5h16v12H11l-5 4v-4H4z',
  tape: 'M3 8.5h18v7H3zM7 8.5v3M11 8.5v4M15 8.5v3M19 8.5v4',
  star: 'M12 3l2.7 6.2l6.8.6l-5.1 4.5l1.5 6.7L12 17.5L6.1 21l1.5-6.7l-5.1-4.5l6.8-.6z',
  'star-empty': 'M12 3l2.7 6.2l6.8.6l-5.1 4.5l1.5 6.7L12 17.5L6.1 21l1.5-6.7l-5.1-4.5l6.8-.6z',
  filter: 'M3 8h10M19 8h2M3 16h2M11 16h10M13.5 8a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M5.5 16a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  sort: 'M7 4v16M3.5 16.5L7 20l3.5-3.5M17 20V4M13.5 7.5L17 4l3.5 3.5',
  share: 'M12 15V3.5M8 7.5l4-4l4 4M6.5 11H4.5v9.500h15V11h-2',
  copy: 'M8.5 8.500h11v12h-11zM15.5 5.500v-2h-11v12h2',
  whatsapp: 'M3.5 20.500l1.3-4.300a8.5 8.5 0 1 1 3.2 3.100zM8.7 8.200c-.3 3.7 3.3 7.3 7 7l.6-2l-2.3-1.200l-1 1.100c-1.3-.5-2.3-1.5-2.8-2.800l1.1-1l-1.2-2.300z',
  lock: 'M5.5 11h13v9h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  photo: 'M3 6.500h4.500L9 4h6l1.5 2.500H21V19H3zM8.3 12.500a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0',
  play: 'M7 4.500v15L19.5 12z',
  pause: 'M8.5 5v14M15.5 5v14',
  phone: 'M5 3.500h4l1.5 5l-2.5 1.800a11.5 11.5 0 0 0 5.7 5.700l1.8-2.500l5 1.500v4c-9 2-17.5-6.5-15.5-15.500z',
  card: 'M2.5 5.500h19v13h-19zM2.5 9.500h19M6 15h4',
  bank: 'M3 9.500L12 4l9 5.500zM5.5 9.500V17M10 9.500V17M14 9.500V17M18.5 9.500V17M3 20h18',
  cash: 'M2.5 6.500h19v11h-19zM9.3 12a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0M6 12h.01M18 12h.01',
  'split-4': 'M12 3a9 9 0 1 0 .01 0M12 3v18M3 12h18',
  print: 'M7 8.500v-5h10v5M6.5 17H3V8.500h18V17h-3.500M7 13.500h10v7H7z',
} as const

export type IconName = keyof typeof iconPaths

export const filledIcons = new Set<IconName>(['star'])

/** Icons that point or move in the reading direction, which are mirrored in Arabic; other icons never are. */
export const mirroredIcons = new Set<IconName>([
  'menu',
  'arrow',
  'back',
  'chevron-next',
  'truck',
  'filter',
  'return',
])
