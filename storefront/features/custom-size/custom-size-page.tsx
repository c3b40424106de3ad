import { useRef, useState, useSyncExternalStore } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import type { PageHandle } from '../../head.ts'
import { useWords } from '../../i18n/words.tsx'
import { readerContext } from '../../read.ts'
import { useLoginHint } from '../../session/login-hint.ts'
import { storeChoice, storedChoice } from '../product/stored-choice.ts'
import type { OnSaved } from './measurements.ts'
import { MeasureFields } from './measure-fields.tsx'
import { MeasureFoot } from './measure-foot.tsx'
import { MeasureGuide, MeasureHelp } from './measure-guide.tsx'
import { MeasureSaved } from './measure-saved.tsx'
import { ForCustomer } from './profiles/for-customer.tsx'
import { ProfileOwner } from './profiles/profile-owner.tsx'
import { useMeasureForm } from './use-measure-form.ts'

type Product = { id: string; address: string; name: string } | null

/** `?item=` names the product that the measurements are for; without it they are for the visit. */
export async function loader({
  request,
  context,
}: LoaderFunctionArgs): Promise<{ product: Product }> {
  const id = new URL(request.url).searchParams.get('item') ?? ''
  if (!/^[a-z0-9_-]{1,80}$/.test(id)) return { product: null }
  const { result } = await context.get(readerContext).read('GET product/get-product', {
    query: { id },
  })
  if (!result?.customSize) return { product: null }
  return { product: { id: result.id, address: result.address, name: result.name } }
}

export const handle: PageHandle = {
  head: ({ words }) => ({ title: words.t('custom_size_page_title'), noIndex: true }),
}

export function Component() {
  const { product } = useLoaderData<typeof loader>()
  const { t } = useWords()
  const [params] = useSearchParams()
  const [saved, setSaved] = useState(false)
  // What was typed is stored in this browser, of which the server's page knows nothing.
  const inBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )

  const onSaved: OnSaved = (customSizeId, of) => {
    // The product's page opens with the measurements chosen, and with the remarks that were typed for it before.
    const size = { kind: 'custom', customSizeId, of } as const
    if (product) storeChoice(product.id, { ...storedChoice(product.id), size })
    setSaved(true)
    scrollTo(0, 0)
  }

  return (
    <div className="wrap pb-16 lg:pb-24">
      {saved ? (
        <MeasureSaved
          product={product}
          color={params.get('color')}
          onChange={() => setSaved(false)}
        />
      ) : (
        <>
          <header className="grid gap-2 pt-6 pb-5 lg:pt-10 lg:pb-8">
            <h1 className="text-h1 wrap-anywhere hyphens-auto">{t('custom_size_page_title')}</h1>
            <p className="max-w-[38rem] text-ink-2">
              {product
                ? t('custom_size_page_lede_for', { name: product.name })
                : t('custom_size_page_lede')}
            </p>
          </header>
          {inBrowser && <MeasurePage onSaved={onSaved} />}
        </>
      )}
    </div>
  )
}

type Props = { onSaved: OnSaved }

function MeasurePage({ onSaved }: Props) {
  const loggedIn = useLoginHint()
  if (!loggedIn) return <MeasureForm onSaved={onSaved} />
  return (
    <ForCustomer heading="h2" onSaved={onSaved}>
      <MeasureForm named onSaved={onSaved} />
    </ForCustomer>
  )
}

function MeasureForm({ onSaved, named = false }: Props & { named?: boolean }) {
  const ref = useRef<HTMLFormElement>(null)
  const [name, setName] = useState('')
  const saveAs = name.trim() ? { name: name.trim(), profileId: undefined } : null
  const form = useMeasureForm({ initial: undefined, onSaved, saveAs, form: ref })
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
      className="lg:grid lg:grid-cols-[5fr_6fr] lg:items-start lg:gap-16"
    >
      <MeasureGuide
        form={form}
        heading="h2"
        className="-mx-(--gutter) [--above:var(--below-bar)] lg:sticky lg:top-[calc(var(--bar)+1.5rem)] lg:mx-0 lg:h-[min(36rem,calc(100dvh-14rem))]"
      />
      <div className="pt-5 lg:pt-0">
        <MeasureHelp form={form} heading="h2" className="hidden pb-5 lg:grid" />
        <MeasureFields form={form} />
        {named && <ProfileOwner name={name} onName={setName} optional error={undefined} />}
        <MeasureFoot form={form} className="mt-8 border-t border-rule pt-5" />
      </div>
    </form>
  )
}
