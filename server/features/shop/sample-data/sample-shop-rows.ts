import { randomUUID } from 'node:crypto'
import type {
  contentPages,
  facetValues,
  itemPictures,
  productItems,
  productPrices,
  products,
  reviews,
  variants,
} from '../../../db/tables/catalog.ts'
import type { SampleCatalogue, SamplePage, SampleProduct, SampleShop } from './sample-shop-files.ts'
import { pictureId } from './sample-shop-pictures.ts'

export function groupRows(groups: SampleCatalogue['types']) {
  return groups.map(({ slug, title, description, picture }, position) => ({
    id: slug,
    position,
    title,
    description,
    pictureId: picture ? pictureId(picture) : null,
  }))
}

export function facetValueRows(catalogue: SampleCatalogue): (typeof facetValues.$inferInsert)[] {
  const lists = {
    color: catalogue.colour_families,
    fabric: catalogue.fabric_kinds,
    opening: catalogue.opening_kinds,
    occasion: catalogue.occasion_kinds,
  } as const
  return (['color', 'fabric', 'opening', 'occasion'] as const).flatMap((facet) =>
    lists[facet].map(({ slug, title, color_code }, position) => ({
      facet,
      id: slug,
      position,
      title,
      colorCode: color_code ?? null,
    })),
  )
}

export function productRow(product: SampleProduct): typeof products.$inferInsert {
  return {
    id: product.slug,
    typeId: product.type,
    categories: product.categories,
    collections: Object.keys(product.collections).filter((id) => product.collections[id]),
    name: product.name,
    subtitle: product.subtitle,
    title: product.title,
    shortDescription: product.short_description,
    description: product.description,
    fabric: product.fabric,
    care: product.care,
    opening: product.opening,
    included: product.included,
    occasion: product.occasion,
    fabricKind: product.fabric_kind,
    openingKind: product.opening_kind,
    occasions: product.occasions,
    keywords: product.keywords,
    price: product.price,
    compareAt: product.compare_at,
    madeToOrder: product.made_to_order,
    leadDays: product.lead_days,
    customSize: product.made_to_measure ?? true,
    limitedTo: product.limited_to,
    model: product.model && {
      heightCm: product.model.height_cm,
      sizeWorn: product.model.size_worn,
    },
    garment: product.garment_measurements.map((inches) => ({
      size: inches.size,
      length: inches.length * 4,
      chest: inches.chest_width * 4,
      shoulder: inches.shoulder * 4,
      sleeve: inches.sleeve * 4,
    })),
    completeTheLook: product.complete_the_look,
    releasedOn: product.released_on,
    sold: product.sold,
  }
}

/** Returns the prices of a product in the other currencies of the sample shop. */
export function priceRows({ slug, prices }: SampleProduct): (typeof productPrices.$inferInsert)[] {
  return Object.entries(prices).map(([currency, { price, compare_at: compareAt }]) => ({
    productId: slug,
    currency,
    price,
    compareAt,
  }))
}

export function itemRows({ slug, colors }: SampleProduct): (typeof productItems.$inferInsert)[] {
  return colors.map((color, position) => ({
    id: itemId(slug, color.slug),
    productId: slug,
    position,
    name: color.name,
    colorCode: color.color_code,
    colorFamily: color.colour_family,
  }))
}

export function itemPictureRows(product: SampleProduct): (typeof itemPictures.$inferInsert)[] {
  return product.pictures.map((picture, position) => ({
    itemId: itemId(product.slug, picture.color),
    pictureId: pictureId(picture),
    view: picture.view,
    position,
  }))
}

export function variantRows({ slug, colors }: SampleProduct): (typeof variants.$inferInsert)[] {
  return colors.flatMap((color) =>
    Object.entries(color.stock).map(([size, stock]) => ({
      sku: `${slug}-${color.slug}-${size}`.toUpperCase(),
      itemId: itemId(slug, color.slug),
      size: Number(size),
      stock,
    })),
  )
}

export function reviewRows({ slug, reviews: given }: SampleProduct) {
  return given.map((review) => ({
    id: randomUUID(),
    productId: slug,
    itemId: itemId(slug, review.color),
    name: review.name,
    city: review.city,
    rating: review.rating,
    fit: review.fit,
    body: review.text,
    language: review.language === 'ar' ? ('arb' as const) : ('en' as const),
    writtenOn: review.date,
    size: review.size,
    heightCm: review.height_cm,
    madeToMeasure: review.made_to_measure,
    pictures: review.photos.map(pictureId),
    published: true,
  })) satisfies (typeof reviews.$inferInsert)[]
}

export function pageRow(page: SamplePage): typeof contentPages.$inferInsert {
  return {
    slug: page.slug,
    title: page.title,
    description: page.description,
    sections: page.sections,
    updatedAt: new Date(`${page.updated_on}T00:00:00Z`),
  }
}

/** Returns what the home page shows, each part as a setting; products and pictures are given by their ids. */
export function homeSettings(
  { catalogue, home }: SampleShop,
  written: ReturnType<typeof reviewRows>,
) {
  const scene = (name: string) => {
    const found = catalogue.scenes.find((candidate) => candidate.name === name)
    return found ? pictureId(found) : null
  }
  const chosen = (language: 'en' | 'ar') =>
    home.reviews[language].flatMap(({ product, name }) => {
      const found = written.find((review) => review.productId === product && review.name === name)
      return found ? [found.id] : []
    })
  return {
    homeTexts: {
      heroLine: home.hero.line,
      heroLink: home.hero.link,
      story: home.story,
      homeService: home.home_service,
    },
    homeScenes: {
      heroWide: scene('hero-desktop'),
      heroTall: scene('hero-mobile'),
      story: scene('story-made-to-measure'),
      homeService: scene('story-home-service'),
    },
    homeReviews: { en: chosen('en'), arb: chosen('ar') },
  }
}

function itemId(product: string, color: string): string {
  return `${product}-${color}`
}
