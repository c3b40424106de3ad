import type { ComponentProps } from 'react'
import { Link } from 'react-router'

const look =
  'relative inline-flex items-center gap-2 border-b border-current pb-[.15em] transition-colors duration-(--quick) ease-calm hover:text-oud after:absolute after:-inset-x-1 after:-inset-y-3'

/** Underlined words; their target is 44 px high without looking so. */
export function TextLink({ className = '', ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={`${look} ${className}`} />
}

export function TextButton({ className = '', ...rest }: Omit<ComponentProps<'button'>, 'type'>) {
  return <button {...rest} type="button" className={`${look} disabled:text-ink-2 ${className}`} />
}
