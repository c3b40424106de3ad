import type { ReactNode } from 'react'
import { LanguageButton } from '../../ui/language-button.tsx'
import { Mark } from '../../ui/mark.tsx'
import picture from './workroom.webp'
import css from './sign-in.module.css'

/** The page around the sign-in and invitations: the forms, and on a wide screen a picture of the workroom. */
export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <div className={css.page}>
      <div className={css.side}>
        <div className={css.top}>
          <Mark />
          <LanguageButton />
        </div>
        <main className={css.main}>{children}</main>
      </div>
      <img className={css.picture} src={picture} alt="" />
    </div>
  )
}
