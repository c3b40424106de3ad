import type { Picture as PictureShape } from '@rimal/contract/shapes'
import type { ContentPage } from '@rimal/contract/shop'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { PageHandle } from '../../head.ts'
import { useWords } from '../../i18n/words.tsx'
import { readForPage } from '../../read.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { MeasureDrawing } from '../custom-size/measure-drawing.tsx'
import { ContentView } from './content-view.tsx'
import { readContent } from './read-content.ts'

type Story = { page: ContentPage; picture: PictureShape }

export async function loader(args: LoaderFunctionArgs): Promise<Story> {
  const [page, home] = await Promise.all([
    readContent(args, 'made-to-measure'),
    readForPage(args.context, 'GET home/get-home'),
  ])
  return { page, picture: home.scenes.story }
}

export const handle: PageHandle<Story> = {
  head: ({ data }) => ({ title: data.page.title, description: data.page.description }),
}

export function Component() {
  const { page, picture } = useLoaderData<Story>()
  const { t } = useWords()
  return (
    <>
      <Picture
        picture={picture}
        ratio="auto"
        priority
        sizes="100vw"
        imageClassName="aspect-5/4 lg:aspect-1440/520"
      />
      <ContentView page={page}>
        <MeasureDrawing
          active={null}
          zoom="never"
          label={t('size_drawing')}
          className="mx-auto mb-8 w-full max-w-[28rem]"
        />
        <div className="flex flex-wrap gap-3 pb-10">
          <ButtonLink to="/product-list">{t('choose_a_piece')}</ButtonLink>
          <ButtonLink kind="outline" to="/home-service">
            {t('home_service')}
          </ButtonLink>
        </div>
      </ContentView>
    </>
  )
}
