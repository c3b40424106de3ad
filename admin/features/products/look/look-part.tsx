import { Input } from '@mantine/core'
import { type Text, textIn } from '@rimal/contract/language'
import { maxLook } from '@rimal/contract/limits'
import type { ProductState } from '@rimal/contract/staff/product-states'
import type { ProductRow, StaffProduct } from '@rimal/contract/staff/products'
import type { Picture as PictureData } from '@rimal/contract/shapes'
import { useState } from 'react'
import { isolate } from '../../../ui/isolate.ts'
import { MoveActs } from '../../../ui/order/move-acts.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { StateMark } from '../../../ui/state-mark.tsx'
import ui from '../../../ui/ui.module.css'
import { useWords } from '../../../words.tsx'
import { useListActs } from '../../../ui/order/use-list-acts.ts'
import { FoundProducts } from '../found-products.tsx'
import css from './look-part.module.css'
import type { PartProps } from '../product/product-form.ts'

const pictureWidth = 48

type Shown = { name: Text; state: ProductState; picture: PictureData | null }

/** The products that complete the look, chosen by searching and put in order. */
export function LookPart({ form, canEdit, product }: PartProps & { product: StaffProduct }) {
  const { t, language } = useWords()
  const ids = form.value.completeTheLook
  const { shownOf, remember } = useShownProducts(product)
  const change = (next: string[]) => form.set('completeTheLook', next)
  const nameAt = (index: number) => isolate(shownOf(ids[index] ?? '').name)
  const {
    said,
    item,
    adder,
    acts,
    add: addLast,
  } = useListActs({ items: ids, onChange: change, nameAt })
  const add = (row: ProductRow) => {
    remember(row)
    // The last product takes the search away, and the focus moves to the list.
    if (ids.length + 1 < maxLook) change([...ids, row.id])
    else addLast(row.id)
  }
  return (
    <Input.Wrapper
      label={t('product_look')}
      labelElement="div"
      error={form.errors['completeTheLook']}
    >
      <output className={ui.hidden}>{said}</output>
      {ids.length === 0 ? <p className={css.help}>{t('look_empty')}</p> : null}
      <ol className={css.look} {...adder} tabIndex={-1}>
        {ids.map((id, index) => {
          const { name, isHidden, picture } = shownOf(id)
          return (
            <li key={id} {...item(index)}>
              {picture ? (
                <Picture picture={picture} width={pictureWidth} />
              ) : (
                <span className={css.noPicture} />
              )}
              <span className={css.name}>
                <bdi lang={language === 'arb' ? 'ar' : 'en'}>{name}</bdi>
                {isHidden ? <StateMark kind="held">{t('look_hidden')}</StateMark> : null}
              </span>
              {canEdit ? <MoveActs {...acts(index)} /> : null}
            </li>
          )
        })}
      </ol>
      {canEdit && ids.length < maxLook ? (
        <FoundProducts
          act="look_add"
          isLeftOut={({ id }) => id === product.id || ids.includes(id)}
          onChoose={add}
        />
      ) : null}
      {canEdit && ids.length >= maxLook ? (
        <output className={css.help}>{t('look_full', { count: maxLook })}</output>
      ) : null}
    </Input.Wrapper>
  )
}

/** What is shown of each product of the look: as the server read it, or as it was found since. */
function useShownProducts({ look }: StaffProduct) {
  const { language } = useWords()
  const [found, setFound] = useState<ReadonlyMap<string, Shown>>(new Map())
  const read = new Map<string, Shown>(
    look.map(({ id, name, state, picture }) => [
      id,
      { name, state, picture: picture && { ...picture, alt: '' } },
    ]),
  )
  return {
    shownOf: (id: string) => {
      const shown = read.get(id) ?? found.get(id)
      return {
        name: shown ? textIn(shown.name, language) : id,
        isHidden: shown !== undefined && shown.state !== 'published',
        picture: shown?.picture ?? null,
      }
    },
    remember: ({ id, name, state, picture }: ProductRow) =>
      setFound(
        (now) =>
          new Map([...now, [id, { name, state, picture: picture && { ...picture, alt: '' } }]]),
      ),
  }
}
