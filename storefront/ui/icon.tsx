import { filledIcons, type IconName, iconPaths, mirroredIcons } from './icon-paths.ts'

const sizes = { md: 'size-5.5', sm: 'size-4' }

/** Decoration only: the button or link around it carries the name. */
export function Icon(props: {
  name: IconName
  size?: 'md' | 'sm'
  flip?: boolean
  className?: string
}) {
  const { name, size = 'md', flip = mirroredIcons.has(name), className = '' } = props
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill={filledIcons.has(name) ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="square"
      strokeLinejoin="miter"
      className={`${sizes[size]} flex-none ${flip ? 'flip' : ''} ${className}`}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
