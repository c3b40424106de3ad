import { Button } from '@mantine/core'
import type { Invitation, StaffPerson } from '@rimal/contract/staff/staff'
import { useState } from 'react'
import { useRead, useSend } from '../../queries.ts'
import { isolate } from '../../ui/isolate.ts'
import { Broken } from '../../ui/broken.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHead, Section } from '../../ui/page-head.tsx'
import { type Column, Micro, Table } from '../../ui/table.tsx'
import css from '../../ui/ui.module.css'
import { type FormatTime, useTime } from '../../ui/use-time.ts'
import { useChange } from '../../ui/use-change.ts'
import { type Words, useWords } from '../../words.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberActs } from './member-acts.tsx'

/** Who works in the shop, who is invited to, and what each may do. */
export function PeoplePage() {
  const words = useWords()
  const { t } = words
  const time = useTime()
  const [isInviting, setInviting] = useState(false)
  const [invited, setInvited] = useState<string | null>(null)
  const { data, error, isFetching, refetch } = useRead('GET staff/list-staff')
  return (
    <>
      <PageHead title={t('admin_staff')} lede={t('people_lede')}>
        <Button onClick={() => setInviting(true)}>{t('people_invite')}</Button>
      </PageHead>
      <output>
        {invited ? (
          <p className={css.done}>{t('people_invite_sent', { email: isolate(invited) })}</p>
        ) : null}
      </output>
      {error && !data ? (
        <Broken error={error} onAgain={() => void refetch()} />
      ) : (
        <Table
          caption={t('admin_staff')}
          columns={memberColumns(words, time)}
          rows={data?.members}
          keyOf={({ staffId }) => staffId}
          isReading={isFetching && data !== undefined}
        />
      )}
      {data && data.invitations.length > 0 ? <Invitations invitations={data.invitations} /> : null}
      <InviteDialog
        isOpen={isInviting}
        onClose={() => setInviting(false)}
        onInvited={(email) => {
          setInviting(false)
          setInvited(email)
        }}
      />
    </>
  )
}

function memberColumns({ t }: Words, time: FormatTime): Column<StaffPerson>[] {
  return [
    {
      key: 'name',
      title: t('people_name'),
      cell: ({ name, email }) => (
        <>
          <bdi>{name}</bdi>
          <Micro>
            <bdi>{email}</bdi>
          </Micro>
        </>
      ),
    },
    {
      key: 'role',
      title: t('people_role'),
      onPhone: 'wide',
      cell: ({ role }) => (
        <>
          {t(`admin_role_${role}`)}
          <Micro>{t(`people_role_${role}_may`)}</Micro>
        </>
      ),
    },
    {
      key: 'seen',
      title: t('people_seen'),
      onPhone: 'hidden',
      cell: ({ seenAt }) => (seenAt ? time(seenAt) : t('people_never')),
    },
    {
      key: 'acts',
      title: '',
      isNumber: true,
      onPhone: 'wide',
      cell: (person) => <MemberActs person={person} />,
    },
  ]
}

function Invitations({ invitations }: { invitations: Invitation[] }) {
  const words = useWords()
  const { t } = words
  const time = useTime()
  const send = useSend(['GET staff/list-staff'])
  const { run, isBusy, error } = useChange((id: string) =>
    send('POST staff/end-invitation', { body: { id } }),
  )
  return (
    <Section title={t('people_waiting')}>
      <Notice error={error} />
      <Table
        caption={t('people_waiting')}
        columns={invitationColumns(words, { time, isBusy, onEnd: (id) => void run(id) })}
        rows={invitations}
        keyOf={({ id }) => id}
      />
    </Section>
  )
}

type Ending = { time: FormatTime; isBusy: boolean; onEnd: (id: string) => void }

function invitationColumns({ t }: Words, { time, isBusy, onEnd }: Ending): Column<Invitation>[] {
  return [
    {
      key: 'email',
      title: t('sign_in_email'),
      cell: ({ email, expiresAt }) => (
        <>
          {email ? <bdi>{email}</bdi> : t('people_first_owner')}
          <Micro>{t('people_valid_until', { when: time(expiresAt) })}</Micro>
        </>
      ),
    },
    {
      key: 'role',
      title: t('people_role'),
      onPhone: 'hidden',
      cell: ({ role }) => t(`admin_role_${role}`),
    },
    {
      key: 'acts',
      title: '',
      isNumber: true,
      cell: ({ id, email }) => (
        <Button
          variant="subtle"
          disabled={isBusy}
          aria-label={`${t('people_end_invitation')}: ${isolate(email ?? t('people_first_owner'))}`}
          onClick={() => onEnd(id)}
        >
          {t('people_end_invitation')}
        </Button>
      ),
    },
  ]
}
