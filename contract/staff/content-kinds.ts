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

/** The sections of the home page that show products. */
export const homeListNames = ['bestReviewed', 'latest'] as const
export type HomeListName = (typeof homeListNames)[number]

/**
 * Why the section of the latest products is without a product: it is hidden, its products are chosen one by one, it shows
 * a collection without the product, or other products come first.
 */
export const notOnHomeReasons = ['hidden', 'chosen', 'collection', 'others_first'] as const
export type NotOnHomeReason = (typeof notOnHomeReasons)[number]

/** Where the products of a section come from: as the program chooses them, from a collection, or chosen one by one. */
export const homeSources = ['automatic', 'collection', 'products'] as const
export type HomeSource = (typeof homeSources)[number]
/** The number of products that are chosen one by one for a section. */
export const maxHomeProducts = 12

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
/** The length of all texts of a page together. */
export const maxPageText = 100_000
/** The number of stretches of different style in a paragraph, and the length of the address of a link. */
export const maxRuns = 200
export const maxHref = 500
/**
 * The size of a page in the form in which it is sent, in bytes: two languages of `maxPageText` with two bytes for each
 * Arabic character, and as much again for the names of the fields and the marks.
 */
export const maxPageBytes = 1024 * 1024
/** The number of versions of each page, and of the home page, that are stored. */
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
