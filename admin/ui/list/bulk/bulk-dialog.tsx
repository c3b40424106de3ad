import { Button, NativeSelect } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useWords } from '../../../words.tsx'
import { Dialog } from '../../dialog.tsx'
import { onSubmit } from '../../on-submit.ts'
import ui from '../../ui.module.css'
import css from '../list.module.css'
import { type BulkAct, doText } from './bulk-act.ts'
import { type BulkOutcome, runInParts } from './run-in-parts.ts'
import type { Selection } from './selection.ts'

type Props<Filter> = {
  act: BulkAct<Filter>
  selection: Selection
  filter: Filter
  /** The number of selected rows. */
  count: number
  /** How many of them the act changes; null where that is not known. */
  changed: number | null
  /** The words for a number of rows: 'twelve products'. */
  counted: (count: number) => string
  onDone: (outcome: BulkOutcome) => void
  onClose: () => void
}

/** Says what an act will do with the selected rows, does it, and shows how far it is. */
export function BulkDialog<Filter>(props: Props<Filter>) {
  const { act, selection, filter, count, changed, counted, onDone, onClose } = props
  const number = changed ?? count
  const { t } = useWords()
  const [chosen, setChosen] = useState(act.choice?.choices[0]?.value ?? '')
  const [handled, setHandled] = useState<number | null>(null)
  const [stopper, setStopper] = useState<AbortController | null>(null)
  const stop = () => stopper?.abort()
  // A run does not outlive the page.
  useEffect(() => () => stopper?.abort(), [stopper])
  const run = async () => {
    if (handled !== null) return
    setHandled(0)
    const started = new AbortController()
    setStopper(started)
    const outcome = await runInParts({
      selection,
      filter,
      run: (part) => act.run(part, chosen),
      onProgress: setHandled,
      isStopped: () => started.signal.aborted,
    })
    onDone(outcome)
  }
  const isRunning = handled !== null
  return (
    <Dialog
      title={t('list_bulk_title', { act: act.title, what: counted(number) })}
      isOpen
      onClose={isRunning ? stop : onClose}
    >
      <form onSubmit={onSubmit(run)} className={ui.form}>
        <Effect act={act} number={number} count={count} />
        {act.choice ? (
          <NativeSelect
            label={act.choice.title}
            value={chosen}
            onChange={(event) => setChosen(event.currentTarget.value)}
            data={[...act.choice.choices]}
            disabled={isRunning}
          />
        ) : null}
        <output className={css.progress}>
          {isRunning ? t('list_bulk_running', { number: handled, all: count }) : ''}
        </output>
        <div className={ui.acts}>
          <Button
            type="submit"
            loading={isRunning}
            disabled={number === 0 || act.choice?.choices.length === 0}
          >
            {doText(act.title, changed, t)}
          </Button>
          <Button variant="default" onClick={isRunning ? stop : onClose}>
            {t(isRunning ? 'list_bulk_stop' : 'list_bulk_back')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type EffectProps = {
  act: Pick<BulkAct<never>, 'effect' | 'unchanged'>
  number: number
  count: number
}

/** What the act changes, and what it leaves as it is. */
function Effect({ act, number, count }: EffectProps) {
  const { t } = useWords()
  const { effect, unchanged = (others: number) => t('list_bulk_unchanged', { count: others }) } =
    act
  return (
    <>
      {number > 0 ? <p>{effect(number)}</p> : null}
      {number < count ? <p>{unchanged(count - number)}</p> : null}
    </>
  )
}
