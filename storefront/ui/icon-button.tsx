import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'

type Props = Omit<ComponentProps<'button'>, 'type' | 'aria-label'> & {
  icon: IconName
  label: string
  type?: 'button' | 'submit'
  size?: 'md' | 'sm'
}

/** A picture of an act, 44 px square; `label` is its name for everyone who does not see it. */
export function IconButton({ icon, label, size, type, className = '', ...rest }: Props) {
  return (
    <button
      {...rest}
      // The linter wants the word itself.
      type={type === 'submit' ? 'submit' : 'button'}
      aria-label={label}
      className={`relative grid size-11 flex-none place-items-center hover:text-oud disabled:text-ink-2 disabled:opacity-50 ${className}`}
    >
      <Icon name={icon} size={size} />
    </button>
  )
}
