import {
  direction,
  htmlLanguage,
  type LanguageCode,
  languageOfPath,
  languagePath,
} from '@rimal/contract/language'
import type { PreviewNote } from '@rimal/contract/content/preview-note'
import type { PageInput, RenderedPage } from '@rimal/contract/pages/page-rendering'
import { earliestOf } from '@rimal/contract/dates'
import { hasPicture, pictureAddress } from '@rimal/contract/pictures'
import type { Dictionary } from '@rimal/contract/words/all-words'
import type { Shop } from '@rimal/contract/shop'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { type Assets, assetsOf, type Manifest } from './assets.ts'
import { documentHtml } from './document.ts'
import { WordsProvider, createWords } from './i18n/words.tsx'
import { PreviewStrip } from './shell/preview-strip.tsx'
import { WithoutScripts } from './shell/without-scripts.tsx'
import { pageHead } from './page-head.ts'
import {
  type Answer,
  type ReadAddress,
  type ReadInput,
  type Reader,
  readerContext,
} from './read.ts'
import { pageAddresses } from './entry-addresses.ts'
import { basenameOf, createRoutes, isPersonal } from './router.tsx'

type Reads = {
  read<A extends ReadAddress>(
    address: A,
    input: object,
  ): Promise<Answer<A> & { tags: string[]; until: Date | null }>
}

type Rendering = PageInput & { reads: Reads }

/** `manifest` is Vite's; null while developing, when Vite serves the sources. */
export function createRenderer(manifest: Manifest | null) {
  const handlers = {
    en: createStaticHandler(createRoutes(), { basename: basenameOf('en') }),
    arb: createStaticHandler(createRoutes(), { basename: basenameOf('arb') }),
  }

  async function render({ url, origin, reads, note }: Rendering): Promise<RenderedPage> {
    const { language } = languageOfPath(url.split('?', 1)[0] ?? '/')
    const tags: string[] = []
    const moments: Date[] = []
    const requestContext = new RouterContextProvider()
    requestContext.set(readerContext, readerOf(reads, { language, tags, moments }))
    const handler = handlers[language]
    const context = await handler.query(new Request(new URL(url, origin)), { requestContext })
    const moved = (status: number, redirect: string) => {
      const ends = { tags, until: earliestOf(moments) }
      return { status, html: '', redirect, shared: true, ...ends, defects: [] }
    }
    if (context instanceof Response) {
      return moved(context.status, context.headers.get('location') ?? '/')
    }

    const dictionary = await readDictionary(reads, language)
    const shop = context.loaderData.shop as Shop | undefined
    const leaf = context.matches.at(-1)
    const router = createStaticRouter(handler.dataRoutes, context)
    const content = renderToString(
      <WordsProvider language={language} dictionary={dictionary}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </WordsProvider>,
    )
    const assets: Assets = assetsOf(manifest, language, leaf?.route.id)
    const words = createWords(language, dictionary)
    const head = pageHead({ context, shop, language, origin, url, words })
    if (head.movedTo) return moved(301, languagePath(language, head.movedTo))
    const image = head.image ?? (shop && (await shopPicture(reads, shop, language)))
    const html = documentHtml({
      lang: htmlLanguage(language),
      dir: direction(language),
      language,
      shopName: shop?.name ?? '',
      head: { ...head, image: image && new URL(image, origin).href },
      withoutScripts: shop ? textWithoutScripts(shop, words) : '',
      assets,
      dictionaryVersion: shop?.dictionaryVersion ?? '',
      strip: note ? previewStrip(note, language) : '',
      content,
      state: hydrationState(context),
    })
    return {
      status: context.statusCode,
      html,
      redirect: null,
      shared: !isPersonal(leaf?.route.id),
      tags,
      until: earliestOf(moments),
      // A missing page is thrown as an answer; any other error was not thrown on purpose.
      defects: Object.values(context.errors ?? {}).filter((it) => !isRouteErrorResponse(it)),
    }
  }

  return { render, ...pageAddresses }
}

function textWithoutScripts(shop: Shop, words: ReturnType<typeof createWords>): string {
  return renderToStaticMarkup(<WithoutScripts shop={shop} words={words} />)
}

function previewStrip(note: PreviewNote, language: LanguageCode): string {
  return renderToStaticMarkup(<PreviewStrip note={note} language={language} />)
}

/**
 * Reads from this process, and adds the cache tags of every answer to `tags` and the moment from which it is
 * different to `moments`.
 */
function readerOf(
  reads: Reads,
  { language, tags, moments }: { language: LanguageCode; tags: string[]; moments: Date[] },
): Reader {
  return {
    language,
    async read<A extends ReadAddress>(address: A, input: ReadInput<A>) {
      const answer = await reads.read(address, {
        ...input,
        query: { language_code: language, ...input.query },
      })
      tags.push(...answer.tags)
      if (answer.until) moments.push(answer.until)
      return answer
    },
  }
}

/** Returns the picture that is shared for a page without a picture: the shop's first scene. */
async function shopPicture(
  reads: Reads,
  { imageBase }: Shop,
  language: LanguageCode,
): Promise<string | undefined> {
  const { result } = await reads.read('GET home/get-home', { query: { language_code: language } })
  const scene = result?.scenes.heroWide
  if (!scene || !hasPicture(scene)) return undefined
  return pictureAddress(imageBase, scene, Math.min(scene.width, 1200), 'webp')
}

async function readDictionary(reads: Reads, language: 'en' | 'arb'): Promise<Dictionary> {
  const { result } = await reads.read('GET language/get-dictionary/{language_code}', {
    params: { language_code: language },
  })
  return (result?.[0] ?? {}) as Dictionary
}

function hydrationState({ loaderData, errors }: StaticHandlerContext) {
  const shown = Object.entries(errors ?? {}).map(([id, error]) => [
    id,
    { status: error?.status ?? 500, data: typeof error?.data === 'string' ? error.data : '' },
  ])
  return { loaderData, errors: shown.length > 0 ? Object.fromEntries(shown) : null }
}
