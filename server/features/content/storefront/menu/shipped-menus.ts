import type { Text } from '@rimal/contract/language'
import type { EditedLink, EditedMenus } from '@rimal/contract/staff/menus'
import type { TextKey } from '@rimal/contract/words/all-words'

const usual = { en: '', ar: '' }

function link(target: string): EditedLink {
  return { title: usual, target, isHidden: false }
}

/** The menus of a shop that has none of its own. `nameOf` returns a word in both languages. */
export function shippedMenus(nameOf: (key: TextKey) => Text): EditedMenus {
  return {
    header: [link('place:all_products'), link('place:home_visit')],
    side: [
      { ...link('place:home'), children: [] },
      {
        ...link('place:all_products'),
        children: [link('every:collections'), { ...link('every:types'), title: nameOf('by_type') }],
      },
      { ...link('page:contact'), children: [] },
    ],
    more: [
      link('place:find_order'),
      link('page:made-to-measure'),
      link('place:home_visit'),
      link('page:size-guide'),
      link('page:faq'),
    ],
    columns: [
      {
        title: nameOf('help'),
        links: [
          link('page:contact'),
          link('place:find_order'),
          link('page:size-guide'),
          link('page:delivery-and-returns'),
          link('page:faq'),
        ],
      },
      {
        title: nameOf('about_shop'),
        links: [link('page:about'), link('page:made-to-measure'), link('place:home_visit')],
      },
    ],
    footerText: usual,
  }
}
