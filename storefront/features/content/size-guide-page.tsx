import type { ContentPage } from '@rimal/contract/shop'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useWords } from '../../i18n/words.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { contentHandle } from './content-head.ts'
import { MeasureDrawing } from '../custom-size/measure-drawing.tsx'
import { ContentView } from './content-view.tsx'
import { readContent } from './read-content.ts'

export function loader(args: LoaderFunctionArgs) {
  return readContent(args, 'size-guide')
}

export const handle = contentHandle

export function Component() {
  const page = useLoaderData<ContentPage>()
  const { t } = useWords()
  return (
    <ContentView page={page}>
      <MeasureDrawing
        active={null}
        zoom="never"
        label={t('size_drawing')}
        className="mx-auto mb-8 w-full max-w-[28rem]"
      />
      <div className="flex flex-wrap gap-3 pb-10">
        <ButtonLink kind="outline" to="/made-to-measure">
          {t('measure_to_fit')}
        </ButtonLink>
        <ButtonLink kind="outline" to="/product-list">
          {t('choose_a_piece')}
        </ButtonLink>
      </div>
    </ContentView>
  )
}
