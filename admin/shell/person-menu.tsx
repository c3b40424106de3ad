import { Menu, UnstyledButton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../call.ts'
import { useSession } from '../session.ts'
import { useWords } from '../words.tsx'
import css from './frame.module.css'

/** Shows who is signed in, and links to the account and the sign-out. */
export function PersonMenu() {
  const { t } = useWords()
  const { me } = useSession()
  const queries = useQueryClient()
  const signOut = async () => {
    // Without an answer the session is still open, and the page says so.
    await call('POST staff/sign-out').catch(() => location.reload())
    await queries.resetQueries()
  }
  return (
    <Menu position="bottom-end" offset={8}>
      <Menu.Target>
        <UnstyledButton className={css.person}>
          <span className={css.initials} data-initials={initialsOf(me.name)} />
          <span className={css.personName}>{me.name}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className={css.menu}>
        <Menu.Label>{t(`admin_role_${me.role}`)}</Menu.Label>
        <Menu.Item component={Link} to="/account">
          {t('admin_account')}
        </Menu.Item>
        <Menu.Item onClick={() => void signOut()}>{t('admin_sign_out')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function initialsOf(name: string): string {
  const words = name.split(' ').filter(Boolean)
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join('\u200c')
}
