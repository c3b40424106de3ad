import { Radio, Select } from '@mantine/core'
import { textIn } from '@rimal/contract/language'
import {
  type HomeListName,
  homeSources,
  maxHomeLine,
  maxHomeProducts,
} from '@rimal/contract/staff/content-kinds'
import type { StaffHomeList } from '@rimal/contract/staff/home'
import { useRead } from '../../../queries.ts'
import { TextInBoth } from '../../../ui/form/text-in-both.tsx'
import { useWords } from '../../../words.tsx'
import { ChosenProducts } from '../../products/chosen-products.tsx'
import css from '../content.module.css'
import { errorAt, errorsOf } from '../error-at.ts'
import homeCss from './home.module.css'
import { type HomeEdit, pathOf } from './home-form.ts'

type Props = { form: HomeEdit; name: HomeListName }

const automaticWords = {
  bestReviewed: 'home_source_automatic_best_reviewed',
  latest: 'home_source_automatic_latest',
} as const

const productsHelp = {
  bestReviewed: 'home_products_best_reviewed',
  latest: 'home_products_latest',
} as const

/** Where the products of a section come from, and the title above them. */
export function ListField({ form, name }: Props) {
  const { t } = useWords()
  const list = form.value[name]
  const change = (part: Partial<StaffHomeList>) => form.set(name, { ...list, ...part })
  const path = pathOf[name]
  return (
    <div className={css.fields}>
      <SourceField name={name} value={list.source} onChange={(source) => change({ source })} />
      {list.source === 'collection' ? (
        <CollectionField
          id={list.collection}
          error={form.errors[`${path}.collection`]}
          onChange={(collection) => change({ collection })}
        />
      ) : null}
      {list.source === 'products' ? (
        <ChosenProducts
          label={t('home_products')}
          help={t(productsHelp[name])}
          value={list.products}
          onChange={(products) => change({ products })}
          max={maxHomeProducts}
          error={errorAt(form.errors, `${path}.products`)}
        />
      ) : null}
      {list.source === 'automatic' ? null : (
        <>
          <TextInBoth
            label={t('home_list_title')}
            value={list.title}
            onChange={(title) => change({ title })}
            maxLength={maxHomeLine}
            whenMissing={t('content_missing')}
            errors={errorsOf(form.errors, `${path}.title`)}
          />
          {list.source === 'collection' ? (
            <p className={css.hint}>{t('home_list_title_help')}</p>
          ) : null}
        </>
      )}
    </div>
  )
}

type SourceProps = {
  name: HomeListName
  value: StaffHomeList['source']
  onChange: (source: StaffHomeList['source']) => void
}

function SourceField({ name, value, onChange }: SourceProps) {
  const { t } = useWords()
  return (
    <Radio.Group
      label={t('home_source')}
      value={value}
      onChange={(next) => {
        const source = homeSources.find((one) => one === next)
        if (source) onChange(source)
      }}
    >
      <div className={homeCss.sources}>
        {homeSources.map((source) => (
          <Radio
            key={source}
            value={source}
            label={t(`home_source_${source}`)}
            description={source === 'automatic' ? t(automaticWords[name]) : undefined}
          />
        ))}
      </div>
    </Radio.Group>
  )
}

type CollectionProps = {
  id: string | null
  error: string | undefined
  onChange: (id: string | null) => void
}

function CollectionField({ id, error, onChange }: CollectionProps) {
  const { t, language } = useWords()
  const { data } = useRead('GET staff/list-groups')
  const isGone = data !== undefined && id !== null && !data.collections.some((one) => one.id === id)
  return (
    <Select
      label={t('home_collection')}
      data={(data?.collections ?? []).map((one) => ({
        value: one.id,
        label: textIn(one.title, language),
      }))}
      value={id}
      onChange={onChange}
      error={error ?? (isGone ? t('home_collection_gone') : undefined)}
    />
  )
}
