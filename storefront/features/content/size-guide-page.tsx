import type { Block, ContentPage } from '@rimal/contract/shop'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useWords } from '../../i18n/words.tsx'
import { useHasPage } from '../../shop.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { MeasureDrawing } from '../custom-size/measure-drawing.tsx'
import { SizeHelper } from '../size-guide/size-helper.tsx'
import { ContentBlocks } from './content-blocks.tsx'
import { contentHandle } from './content-head.ts'
import { ContentHeading } from './content-view.tsx'
import { readContent } from './read-content.ts'

export function loader(args: LoaderFunctionArgs) {
  return readContent(args, 'size-guide')
}

export const handle = contentHandle

/**
 * A size helper that turns the customer's height into a size, beside the shop's advice. The helper draws the table
 * itself.
 */
export function Component() {
  const page = useLoaderData<ContentPage>()
  const { t } = useWords()
  const hasPage = useHasPage()
  const [opening, ...sections] = page.sections
  return (
    <article className="wrap pt-8 lg:pt-16">
      <ContentHeading page={page} />
      <div className="grid gap-x-24 gap-y-12 lg:grid-cols-[6fr_5fr]">
        <div className="grid content-start gap-6">
          <ContentBlocks blocks={withoutTables(opening?.blocks)} name={page.title} />
          <SizeHelper />
        </div>
        <div className="grid content-start gap-10">
          {sections
            .map(({ heading, blocks }) => ({ heading, blocks: withoutTables(blocks) }))
            .filter(({ blocks }) => blocks.length > 0)
            .map(({ heading, blocks }) => (
              <section key={heading} className="grid gap-4 border-t border-rule pt-6">
                <h2 className="text-h3">{heading}</h2>
                <ContentBlocks blocks={blocks} name={heading ?? page.title} />
              </section>
            ))}
          <MeasureDrawing
            active={null}
            zoom="never"
            label={t('size_drawing')}
            className="w-full bg-wash p-4"
          />
          <div className="flex flex-wrap gap-3">
            {hasPage('made-to-measure') && (
              <ButtonLink kind="outline" to="/made-to-measure">
                {t('measure_to_fit')}
              </ButtonLink>
            )}
            <ButtonLink kind="outline" to="/product-list">
              {t('choose_a_product')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </article>
  )
}

function withoutTables(blocks: Block[] = []): Block[] {
  return blocks.filter(({ type }) => type !== 'table')
}
