import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { Navigate } from 'react-router'
import { useSend } from '../../queries.ts'
import { LeaveGuard } from '../../ui/form/leave-guard.tsx'
import { Notice } from '../../ui/notice.tsx'
import ui from '../../ui/ui.module.css'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'
import { PersonFields } from './person-fields.tsx'
import { readsOfVisits } from './reads-of-visits.ts'
import { usePeople } from './use-people.ts'
import css from './visits.module.css'

/** The number of people that one call takes. */
const maxPeople = 10

/** The measurements of each person; what is wrong is said at its field after the first try. */
export function FinishForm({ number, name }: { number: string; name: string }) {
  const { t } = useWords()
  const form = useRef<HTMLFormElement>(null)
  const { people, open, typedCount, measured, ...change } = usePeople(name)
  const [isTried, setTried] = useState(false)
  const [isDone, setDone] = useState(false)
  const send = useSend(readsOfVisits)
  const { run, isBusy, error } = useChange(() =>
    send('POST staff/finish-visit', { body: { visitNumber: number, measured } }),
  )
  const save = async (): Promise<boolean> => {
    setTried(true)
    if (open > 0) {
      // The errors are there after the next frame.
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      )
      return false
    }
    return run()
  }
  const finish = async () => {
    if (await save()) setDone(true)
  }
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        void finish()
      }}
      noValidate
      className={css.finish}
    >
      <Notice error={error} />
      {people.map((person, index) => (
        <PersonFields
          key={person.id}
          person={person}
          place={index + 1}
          nameError={isTried ? change.nameErrors.get(person.id) : undefined}
          isTried={isTried}
          onChange={change.replace}
          onRemove={() => change.remove(person.id)}
        />
      ))}
      <output>{isTried && open > 0 ? t('staff_measure_open', { count: open }) : ''}</output>
      <Foot count={people.length} isBusy={isBusy} onAdd={change.add} />
      <LeaveGuard isOn={typedCount > 0 && !isDone} changes={typedCount} onSave={save} />
      {/* After the guard, so that the guard lets it pass. */}
      {isDone ? <Navigate to={`/visits/${number}`} replace /> : null}
    </form>
  )
}

type FootProps = { count: number; isBusy: boolean; onAdd: () => void }

function Foot({ count, isBusy, onAdd }: FootProps) {
  const { t } = useWords()
  return (
    <>
      {count === 0 ? <p>{t('staff_visit_nobody')}</p> : null}
      <div className={ui.acts}>
        <Button type="submit" loading={isBusy}>
          {t('staff_visit_finish', { count })}
        </Button>
        {count < maxPeople ? (
          <Button variant="default" onClick={onAdd}>
            {t('staff_visit_add_person')}
          </Button>
        ) : null}
      </div>
    </>
  )
}
