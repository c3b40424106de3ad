import type { Word } from './word.ts'

/** The wishlist: hearts, the list, and its shared link. */
export const wishlistWords = {
  wishlist_add: { en: 'Save {name}, {color}', ar: 'احفظي {name}، {color}' },
  wishlist_added: { en: '{name} is on your wishlist.', ar: 'أُضيفت {name} إلى قائمة أمنياتكِ.' },
  wishlist_removed: {
    en: '{name} is no longer on your wishlist.',
    ar: 'أُزيلت {name} من قائمة أمنياتكِ.',
  },
  wishlist_open: { en: 'Open it', ar: 'افتحيها' },
  wishlist_is_full: {
    en: 'Your wishlist holds up to {max} pieces. Remove one first.',
    ar: 'تتّسع قائمة أمنياتكِ إلى {max} قطعة. أزيلي قطعة أولاً.',
  },
  wishlist_not_stored: {
    en: 'This browser does not allow us to save anything. Log in to save pieces.',
    ar: 'هذا المتصفّح لا يسمح بالحفظ. سجّلي الدخول لتحفظي القطع.',
  },

  wishlist_loading: { en: 'Opening your wishlist', ar: 'نجلب قائمة أمنياتكِ' },
  wishlist_empty_title: { en: 'Nothing saved yet', ar: 'لا شيء هنا بعد' },
  wishlist_empty_text: {
    en: 'Press the heart on a piece, and it waits for you here in the colour you liked.',
    ar: 'اضغطي القلب على أي قطعة تعجبكِ، وستجدينها هنا باللون الذي أحببتِه.',
  },
  wishlist_guest: {
    en: 'Saved in this browser only. {login} to have it wherever you are.',
    ar: 'محفوظة في هذا المتصفّح وحده. {login} لتبقى معكِ أينما كنتِ.',
  },
  wishlist_have_account: {
    en: 'Log in to see what you saved before',
    ar: 'سجّلي الدخول لتشاهدي ما حفظتِه من قبل',
  },
  wishlist_guest_login: { en: 'Log in', ar: 'سجّلي الدخول' },
  wishlist_remove: { en: 'Remove {name}, {color}', ar: 'إزالة {name}، {color}' },
  wishlist_undo: { en: 'Undo', ar: 'تراجع' },
  wishlist_sold_out: { en: 'Sold out for now', ar: 'نفدت حالياً' },
  wishlist_withdrawn: { en: 'No longer in the shop', ar: 'لم تعد في المتجر' },
  wishlist_see: { en: 'See the piece', ar: 'شاهدي القطعة' },
  wishlist_move: { en: 'Move to bag', ar: 'انقليها إلى الحقيبة' },
  wishlist_act_of: { en: '{act}: {name}, {color}', ar: '{act}: {name}، {color}' },
  wishlist_moved: { en: '{name} is in your bag.', ar: '{name} في حقيبتكِ.' },
  wishlist_open_cart: { en: 'Open the bag', ar: 'افتحي الحقيبة' },
  wishlist_which_size: { en: 'Which size?', ar: 'أي مقاس؟' },
  wishlist_made_to_measure: { en: 'Have it sewn', ar: 'فصّليها' },

  wishlist_notify: {
    en: 'Tell me when a piece is back or its price is lower',
    ar: 'أعلموني حين تعود قطعة أو ينخفض سعرها',
  },
  wishlist_notify_hint: {
    en: 'Once for each change, the way you prefer to hear from us.',
    ar: 'مرة واحدة عند كل تغيّر، وبالطريقة التي تفضّلينها.',
  },

  wishlist_share: { en: 'Share the list', ar: 'شاركي القائمة' },
  wishlist_share_text: {
    en: 'Anyone with the link sees these pieces and their prices, but not whose list it is.',
    ar: 'من لديه الرابط يرى هذه القطع وأسعارها، ولا يرى لمن القائمة.',
  },
  wishlist_share_make: { en: 'Create a link', ar: 'أنشئي رابطاً' },
  wishlist_share_otherwise: { en: 'Share another way', ar: 'شاركيها بطريقة أخرى' },
  wishlist_share_stop: { en: 'Stop sharing', ar: 'أوقفي المشاركة' },
  wishlist_share_stopped: {
    en: 'The link no longer opens your list.',
    ar: 'لم يعد الرابط يفتح قائمتكِ.',
  },
  wishlist_shared_title: { en: 'A wishlist at {name}', ar: 'قائمة أمنيات من {name}' },
  wishlist_shared_page: { en: 'A wishlist', ar: 'قائمة أمنيات' },
  wishlist_shared_lede: {
    en: 'Pieces from {name} that someone would love to have. Press a heart to save one for yourself.',
    ar: 'قطع من {name} تتمنّاها صاحبة القائمة. اضغطي القلب لتحفظي ما يعجبكِ منها.',
  },
  wishlist_shared_loading: { en: 'Opening the wishlist', ar: 'نجلب القائمة' },
  wishlist_shared_gone: {
    en: 'This wishlist is no longer shared',
    ar: 'لم تعد هذه القائمة متاحة',
  },
  wishlist_shared_gone_text: {
    en: 'Ask for a new link, or explore the shop yourself.',
    ar: 'اطلبي رابطاً جديداً، أو تصفّحي المتجر بنفسكِ.',
  },
  wishlist_shared_empty: {
    en: 'There is nothing on this wishlist now',
    ar: 'لا شيء في هذه القائمة الآن',
  },
} as const satisfies Record<string, Word>
