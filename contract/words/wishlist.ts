import type { Word } from './word.ts'

/** Hearts, the list of what is kept, and sharing it. */
export const wishlistWords = {
  wishlist: { en: 'Wishlist', ar: 'قائمة الأمنيات' },
  wish_keep: { en: 'Keep {name}, {color}', ar: 'احفظي {name}، {color}' },
  wish_kept: { en: '{name} is on your wishlist.', ar: 'أُضيفت {name} إلى قائمة أمنياتكِ.' },
  wish_dropped: {
    en: '{name} is no longer on your wishlist.',
    ar: 'أُزيلت {name} من قائمة أمنياتكِ.',
  },
  wish_open_list: { en: 'Open it', ar: 'افتحيها' },
  wishes_full: {
    en: 'Your wishlist holds up to {most} pieces. Remove one first.',
    ar: 'تتّسع قائمة أمنياتكِ إلى {most} قطعة. أزيلي قطعة أولاً.',
  },
  wishes_not_stored: {
    en: 'This browser keeps nothing for us. Log in to keep pieces.',
    ar: 'هذا المتصفّح لا يحفظ لنا شيئاً. سجّلي الدخول لتحفظي القطع.',
  },

  wishes_loading: { en: 'Fetching your wishlist', ar: 'نجلب قائمة أمنياتكِ' },
  wishes_empty_title: { en: 'Nothing kept yet', ar: 'لا شيء هنا بعد' },
  wishes_empty_text: {
    en: 'Press the heart on a piece, and it waits for you here in the colour you liked.',
    ar: 'اضغطي القلب على أي قطعة تعجبكِ، وستجدينها هنا باللون الذي أحببتِه.',
  },
  wishes_guest: {
    en: 'Kept in this browser only. {login} to keep it with you.',
    ar: 'محفوظة في هذا المتصفّح وحده. {login} لتبقى معكِ أينما كنتِ.',
  },
  wishes_have_account: {
    en: 'Log in to see what you kept before',
    ar: 'سجّلي الدخول لتري ما حفظتِه من قبل',
  },
  wishes_guest_login: { en: 'Log in', ar: 'سجّلي الدخول' },
  wish_remove: { en: 'Remove {name}, {color}', ar: 'إزالة {name}، {color}' },
  wish_undo: { en: 'Undo', ar: 'تراجعي' },
  wish_sold_out: { en: 'Sold out for now', ar: 'نفدت حالياً' },
  wish_withdrawn: { en: 'No longer in the shop', ar: 'لم تعد في المتجر' },
  wish_see: { en: 'See the piece', ar: 'شاهدي القطعة' },
  wish_move: { en: 'Move to bag', ar: 'انقليها إلى الحقيبة' },
  wish_act_of: { en: '{act}: {name}, {color}', ar: '{act}: {name}، {color}' },
  wish_moved: { en: '{name} is in your bag.', ar: '{name} في حقيبتكِ.' },
  wish_open_bag: { en: 'Open the bag', ar: 'افتحي الحقيبة' },
  wish_which_size: { en: 'Which size?', ar: 'أي مقاس؟' },
  wish_sew: { en: 'Have it sewn', ar: 'فصّليها' },

  wishes_tell: {
    en: 'Tell me when a piece is back or costs less',
    ar: 'أعلميني حين تعود قطعة أو ينخفض سعرها',
  },
  wishes_tell_hint: {
    en: 'Once for each change, the way you like to hear from us.',
    ar: 'مرة واحدة عند كل تغيّر، وبالطريقة التي تفضّلينها.',
  },

  wishes_share: { en: 'Share the list', ar: 'شاركي القائمة' },
  wishes_share_text: {
    en: 'Whoever has the link sees these pieces and their prices, and not whose list it is.',
    ar: 'من لديه الرابط يرى هذه القطع وأسعارها، ولا يرى لمن القائمة.',
  },
  wishes_share_make: { en: 'Make a link', ar: 'أنشئي رابطاً' },
  wishes_share_otherwise: { en: 'Share in another way', ar: 'شاركيها بطريقة أخرى' },
  wishes_share_stop: { en: 'Stop sharing', ar: 'أوقفي المشاركة' },
  wishes_share_stopped: {
    en: 'The link no longer opens your list.',
    ar: 'لم يعد الرابط يفتح قائمتكِ.',
  },
  wishes_shared_title: { en: 'A wishlist at {name}', ar: 'قائمة أمنيات من {name}' },
  wishes_shared_page: { en: 'A wishlist', ar: 'قائمة أمنيات' },
  wishes_shared_lede: {
    en: 'Pieces of {name} that somebody would love to have. Press a heart to keep one for yourself.',
    ar: 'قطع من {name} تتمنّاها صاحبة القائمة. اضغطي القلب لتحفظي ما يعجبكِ منها.',
  },
  wishes_shared_loading: { en: 'Fetching the wishlist', ar: 'نجلب القائمة' },
  wishes_shared_gone: {
    en: 'This wishlist is no longer shared',
    ar: 'لم تعد هذه القائمة متاحة',
  },
  wishes_shared_gone_text: {
    en: 'Ask for a new link, or look around for yourself.',
    ar: 'اطلبي رابطاً جديداً، أو تصفّحي المتجر بنفسكِ.',
  },
  wishes_shared_empty: {
    en: 'There is nothing on this wishlist now',
    ar: 'لا شيء في هذه القائمة الآن',
  },
} as const satisfies Record<string, Word>
