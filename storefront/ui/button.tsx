import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'

type Kind = 'primary' | 'outline'
type Look = { kind?: Kind; full?: boolean; className?: string; children: ReactNode }

const frame =
  'inline-flex min-h-13 items-center justify-center gap-3 border px-[min(1.75rem,6vw)] py-2 text-center text-body leading-tight transition-colors duration-(--quick) ease-calm'
const kinds: Record<Kind, string> = {
  primary:
    'border-ink bg-ink text-paper hover:border-oud-deep hover:bg-oud-deep active:border-oud-deep active:bg-oud-deep',
  outline: 'border-ink text-ink hover:border-oud hover:text-oud',
}
const off = 'border-sand bg-sand text-ink-2'

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'type'> & { busy?: boolean; type?: 'button' | 'submit' }

/** While `busy` its text and its focus stay, it shows a thin moving line, and it does nothing. */
export function Button(props: ButtonProps) {
  const { kind = 'primary', full, busy, type = 'button', className, children, ...rest } = props
  const { onClick, disabled, ...others } = rest
  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...others}
      // The linter wants the word itself.
      type={type === 'submit' ? 'submit' : 'button'}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={onPress}
      className={look({ kind: disabled ? undefined : kind, full, className })}
    >
      {children}
      {busy && <span className="running-line" aria-hidden="true" />}
    </button>
  )
}

export function ButtonLink(
  props: Look & { busy?: boolean } & Omit<ComponentProps<typeof Link>, 'children'>,
) {
  const { kind = 'primary', full, busy, className, children, to, ...rest } = props
  return (
    <Link {...rest} to={to} aria-busy={busy} className={look({ kind, full, className })}>
      {children}
      {busy && <span className="running-line" aria-hidden="true" />}
    </Link>
  )
}

function look({ kind, full, className = '' }: { kind?: Kind; full?: boolean; className?: string }) {
  return `${frame} ${kind ? kinds[kind] : off} ${full ? 'w-full' : ''} ${className}`
}
