/**
 * The editorial pages that the storefront has an address for; in the order in which staff see them. No TypeBox here:
 * the browser ships this file.
 */
export const pageSlugs = [
  'about',
  'made-to-measure',
  'size-guide',
  'delivery-and-returns',
  'faq',
  'contact',
  'terms',
  'privacy-policy',
] as const
export type PageSlug = (typeof pageSlugs)[number]

/** A paragraph, a list, a question with its answer, a table. */
export const blockTypes = ['p', 'list', 'question', 'table'] as const
export type BlockType = (typeof blockTypes)[number]

/** The large pictures of the home page. */
export const sceneNames = ['heroWide', 'heroTall', 'story', 'homeService'] as const
export type SceneName = (typeof sceneNames)[number]

/** Lengths are in characters, for each language. */
export const maxPageTitle = 120
export const maxPageDescription = 400
export const maxHeading = 160
export const maxSections = 40
/** The number of blocks of a section in one language. */
export const maxBlocks = 60
export const maxParagraph = 4000
/** The number of items of a list, and of paragraphs of an answer. */
export const maxItems = 60
export const maxItem = 1000
export const maxKeywords = 400
export const maxColumns = 8
export const maxRows = 60
export const maxCell = 200
/** The number of versions of each page that are stored. */
export const maxVersions = 20

/** A line of the home page, such as a title or the text of a link; and a longer text. */
export const maxHomeLine = 120
export const maxHomeText = 600
/** The number of steps, and of advantages of the home visit. */
export const maxHomeItems = 8

export const maxWord = 500
/** The number of words that are saved together, and the length of a key. */
export const maxWordChanges = 100
export const maxWordKey = 80
