import { Button, NativeSelect, TextInput } from '@mantine/core'
import { textIn } from '@rimal/contract/language'
import {
  maxRedirectPath,
  type RedirectFault,
  type RedirectKind,
  redirectKinds,
  redirectPages,
} from '@rimal/contract/staff/redirect-targets'
import type { ProductRow } from '@rimal/contract/staff/products'
import { useState } from 'react'
import { useRead, useSend } from '../../queries.ts'
import { Broken } from '../../ui/broken.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { onSubmit } from '../../ui/on-submit.ts'
import ui from '../../ui/ui.module.css'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'
import { FoundProducts } from '../products/found-products.tsx'
import css from './redirects.module.css'

type Props = { onClose: () => void; onAdded: (count: number) => void }
type Wrong = { field: 'from' | 'to'; fault: RedirectFault | 'choose' }

/** Leads one address of an earlier shop to a product, a list or a page. */
export function AddRedirectDialog({ onClose, onAdded }: Props) {
  const { t } = useWords()
  const { from, setFrom, kind, setKind, setTo, wrongAt, run, isBusy, error } =
    useNewRedirect(onAdded)
  return (
    <Dialog title={t('redirects_add')} isOpen onClose={onClose}>
      <form onSubmit={onSubmit(run)} className={ui.form} noValidate>
        <Notice error={error} />
        <TextInput
          label={t('redirects_from')}
          description={t('redirects_from_help')}
          error={wrongAt('from')}
          dir="ltr"
          autoComplete="off"
          maxLength={maxRedirectPath}
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <NativeSelect
          label={t('redirects_kind')}
          data={redirectKinds.map((one) => ({ value: one, label: t(`redirects_kind_${one}`) }))}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value)}
        />
        <Target key={kind} kind={kind} wrong={wrongAt('to')} onChange={setTo} />
        <Button type="submit" loading={isBusy} disabled={from.trim() === ''} className={css.submit}>
          {t('redirects_save')}
        </Button>
      </form>
    </Dialog>
  )
}

/** Holds what is typed and chosen, and adds it; a change of a field takes back what was wrong. */
function useNewRedirect(onAdded: Props['onAdded']) {
  const { t } = useWords()
  const [from, setFrom] = useState('')
  const [kind, setKind] = useState<RedirectKind>('product')
  const [to, setTo] = useState<string | null>(null)
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const send = useSend(['GET staff/list-redirects'])
  const { run, isBusy, error } = useChange(async () => {
    if (to === null) return setWrong({ field: 'to', fault: 'choose' })
    const { added, skipped } = await send('POST staff/add-redirects', {
      body: { redirects: [{ from: from.trim(), to }] },
    })
    const [first] = skipped
    if (first) setWrong({ field: first.field, fault: first.code })
    else onAdded(added)
  })
  const changing =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      setWrong(null)
    }
  return {
    from,
    setFrom: changing(setFrom),
    kind,
    setKind: changing((chosen: string) => {
      setKind(redirectKinds.find((one) => one === chosen) ?? 'product')
      setTo(null)
    }),
    setTo: changing(setTo),
    wrongAt: (field: Wrong['field']) => {
      if (wrong?.field !== field) return undefined
      return t(wrong.fault === 'choose' ? 'redirects_choose' : `redirect_fault_${wrong.fault}`)
    },
    run,
    isBusy,
    error,
  }
}

type TargetProps = {
  kind: RedirectKind
  wrong: string | undefined
  onChange: (path: string | null) => void
}

/** Chooses a product by searching it, and a list or a page of all there are. */
function Target({ kind, wrong, onChange }: TargetProps) {
  if (kind === 'product') return <ProductTarget wrong={wrong} onChange={onChange} />
  if (kind === 'list') return <ListTarget wrong={wrong} onChange={onChange} />
  return <PageTarget wrong={wrong} onChange={onChange} />
}

type PartProps = Omit<TargetProps, 'kind'>

function ProductTarget({ wrong, onChange }: PartProps) {
  const { language } = useWords()
  const [chosen, setChosen] = useState<ProductRow | null>(null)
  return (
    <div className={css.target}>
      {chosen ? (
        <p>
          <bdi>{textIn(chosen.name, language)}</bdi>{' '}
          <bdi dir="ltr" className={css.path}>{`/product-details/${chosen.address}`}</bdi>
        </p>
      ) : null}
      <FoundProducts
        act="look_choose"
        isLeftOut={({ id }) => id === chosen?.id}
        onChoose={(product) => {
          setChosen(product)
          onChange(`/product-details/${product.address}`)
        }}
      />
      {wrong ? (
        <p role="alert" className={css.wrong}>
          {wrong}
        </p>
      ) : null}
    </div>
  )
}

function ListTarget({ wrong, onChange }: PartProps) {
  const { t, language } = useWords()
  const { data, error, refetch } = useRead('GET staff/list-groups')
  if (error && !data) return <Broken error={error} onAgain={() => void refetch()} />
  const groups = [...(data?.types ?? []), ...(data?.collections ?? [])]
  const choices = groups.map(({ address, title }) => ({
    value: `/product-list/${address}`,
    label: textIn(title, language),
  }))
  return (
    <NativeSelect
      label={t('redirects_list')}
      error={wrong}
      data={[{ value: '', label: '' }, ...choices]}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  )
}

function PageTarget({ wrong, onChange }: PartProps) {
  const { t } = useWords()
  return (
    <NativeSelect
      label={t('redirects_page')}
      error={wrong}
      dir="ltr"
      data={['', ...redirectPages]}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  )
}
