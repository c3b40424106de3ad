import type { Picture as PictureShape } from '@rimal/contract/shapes'
import type { ContentPage } from '@rimal/contract/shop'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { PageHandle } from '../../head.ts'
import { useWords } from '../../i18n/words.tsx'
import { readForPage } from '../../read.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { preloadPicture } from '../../ui/picture-preload.ts'
import { MeasureDrawing } from '../custom-size/measure-drawing.tsx'
import { useTailorComes } from '../visits/use-tailor-comes.ts'
import { ContentBody } from './content-body.tsx'
import { readContent } from './read-content.ts'
import { SplitOpening, splitPictureSizes } from './split-opening.tsx'

type Story = { page: ContentPage; picture: PictureShape }

export async function loader(args: LoaderFunctionArgs): Promise<Story> {
  const [page, home] = await Promise.all([
    readContent(args, 'made-to-measure'),
    readForPage(args.context, 'GET home/get-home'),
  ])
  return { page, picture: home.scenes.story }
}

export const handle: PageHandle<Story> = {
  head: ({ data, shop }) => ({
    title: data.page.title,
    description: data.page.description,
    preload: preloadPicture(shop.imageBase, data.picture, { sizes: splitPictureSizes }),
  }),
}

export function Component() {
  const { page, picture } = useLoaderData<Story>()
  const { t } = useWords()
  const tailorComes = useTailorComes()
  return (
    <article>
      <SplitOpening picture={picture}>
        <h1 className="text-h1">{page.title}</h1>
        <p className="text-lede text-ink-2">{page.description}</p>
        <ButtonLink to="/product-list" className="mt-2 max-sm:w-full">
          {t('choose_a_product')}
        </ButtonLink>
      </SplitOpening>
      <div className="wrap section">
        <ContentBody
          page={page}
          figure={
            <MeasureDrawing
              active={null}
              zoom="never"
              label={t('size_drawing')}
              className="mb-6 w-full bg-wash p-4"
            />
          }
        >
          <div className="flex flex-wrap gap-3 pb-10">
            <ButtonLink to="/product-list">{t('choose_a_product')}</ButtonLink>
            {tailorComes && (
              <ButtonLink kind="outline" to="/home-service">
                {t('home_service')}
              </ButtonLink>
            )}
          </div>
        </ContentBody>
      </div>
    </article>
  )
}
