import { readFileSync } from 'node:fs'
import { errors } from '@rimal/contract/errors'
import { allWords, dictionaryOf } from '@rimal/contract/words/all-words'
import { expect, test } from 'vitest'
import { exampleShop } from '../../test/email-fixtures.ts'
import { defaultHomeTexts } from '../content/home/default-home.ts'
import { defaultSettings } from '../shop/settings/settings.ts'
import { composeMessage } from './compose-message.ts'
import { kinds, type MessageData, messageKinds } from './templates/kinds.ts'
import { sampleIn } from './sample-in.ts'

/** Words that readers stumbled over, with the reason why they must not be used again. */
const unwanted: [pattern: RegExp, reason: string][] = [
  [/خمسة عشر رقماً|كل رقم قبل|رقم غير مألوف/, 'a measurement is «قياس»'],
  [/في موعد أقصاه/, 'legal language; «بحلول» says it'],
  [/كضيفة|ضيفةً/, 'who has no account orders «من دون حساب»'],
  [/ \d+ س /, 'hours are written out'],
  [/بلون /, '«باللون» with the colour after its article'],
  [/يستقرّ شيء|تستقرّ القطعة/, '«إن لم تناسبكِ القطعة تماماً»'],
  [/يحسن أن نعرفه/, '«ملاحظات للخيّاطة»'],
  [/صاحبة الزيارة/, '«الاسم»'],
  [/ لتري /, '«لتشاهدي»'],
  [/بطلب خاص به/, 'a translation; say that there is an order of its own'],
  [/حلّ غيره محلّ/, '«استُبدل ببريدكِ هذا بريد آخر»'],
  [/أجيبي عن هذه الرسالة/, 'one replies to a message: «ردّي على»'],
  [/لن نبدأ شيئاً|لا نبدأ شيئاً/, '«لن نبدأ قبل ردّكِ»'],
  [/أين وصل$|ننظر فيه/, 'a request is followed and is under review'],
  [/نكتب لكِ عنه/, '«إعدادات الرسائل»'],
  [/رسائل المال/, '«رسائل الدفع والفواتير»'],
  [/أريني/, 'a button names what it does: «عرض الطلب»'],
  [/بريد الطلب أو رقم جواله/, '«البريد أو الجوال الذي طلبتِ به»'],
  [/(^|[.؛:] )لا (دولة|طلب|سؤال|قطعة|شيء يطابق|شيء بهذا)(?=\s)/, 'a search says «لم نجد»'],
  [/كلّمينا|تحدّثي إلينا|للتواصل معنا/, 'contact has one name: «تواصلي معنا»'],
  [/اطلبي زيارة|احجزي زيارة(?! منزلية| أخرى| جديدة)/, 'booking a visit has one name'],
  [/الحد الأدنى .*طلب|3 طلبات/, 'the minimum of a visit is counted in pieces'],
  [/شحن دول الخليج/, '«شحن إلى دول الخليج»'],
  [/فتحة (ال)?إبط/, 'the tailors’ word is «حفرة الإبط»'],
  [/ملفات الارتباط/, '«ملفات تعريف الارتباط»'],
  [/القطعة أو المجمّع/, 'each country has its own word for a block'],
  [/الاثنين من فضلكِ/, '«راجعيهما»'],
  [/صار .* في رصيدكِ/, '«أُضيف إلى رصيدكِ»'],
  [/استبدلي هذه الصفحات/, 'a note to the merchant is not for shoppers'],
  [/ملف واحد لحقيبتكِ|في المتصفّح نفسه/, 'no longer so'],
  [/عزيزتي/, 'the greeting suits who is no woman'],
  [/أعلميني/, 'a button speaks to the shop: «أعلموني»'],
  [
    /Fifteen figures|off the needle|Further away|Closest to your words|has been with you/,
    'no English',
  ],
  [/does not sit|a word from you|stands on the page|it goes on|set free/, 'no English'],
  [/باللون (?!ال|نفسه|\{)/, 'the colour has its article after «باللون»'],
  [/لاستلامكِ/, 'who collects an order reads «جاهز للاستلام»'],
  [/إن لم تكوني أنتِ|أنكِ أنتِ|أنكِ صاحبته/, 'a translation of “if that was not you”'],
  [/تسجيل خروج|سُجّل خروج(?!كِ)/, '«تسجيل الخروج من» and the device'],
  [/(^|\s)(المدّة انتهت|انتهت (ال)?مدّة)/, 'the time for a return is «مهلة»'],
  [/(^|\s)منا(?=[\s:.،]|$)/, '«منّا»'],
  [/سجّلناه عن|سبق طلب ذلك|وسنكمل الآن|وُعدت بالاتصال|دفع طلبكِ أمر/, 'a translation'],
  [/وصلنا دفعكِ|أُضيفت سهواً|خطأ منّا$/, '«وصلنا المبلغ»، «تصحيح رصيدكِ»'],
  [/أكّدتِ حقيبتكِ/, 'an order is placed, a bag is not confirmed'],
  [/\{days\} (أيام|working)/, 'a number of days takes its plural'],
  [/^الاثنين\. /, 'it reads as Monday: «كلاهما»'],
  [/or net banking|عبر حسابكِ المصرفي/, 'AED has no bank network: decisions/0056'],
  [/\b3 orders/, 'the minimum of a visit is counted in pieces'],
  [/ask(ed)? for a (home )?visit/i, 'booking a visit has one name'],
  [/letter comes to you|travels as|Put a piece|bag anew|Whoever has|None of it is/, 'no English'],
  [/Kept in this browser|and they are there\.|the way it came|awaits payment/, 'no English'],
]

/** Every text below a value, whatever its shape. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (!value || typeof value !== 'object') return []
  return Object.values(value).flatMap(textsIn)
}

function readSample(file: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../sample-shop/${file}`, import.meta.url), 'utf8'))
}

const emails = messageKinds.flatMap((kind) => {
  const { text, subject, sms } = composeMessage(kind, sampleIn(kind, 'arb'), {
    language: 'arb',
    shop: exampleShop,
    unsubscribeUrl: '/ar/notifications',
  })
  return [subject, sms, ...text.split('\n')]
})

const places: [name: string, texts: string[]][] = [
  ['the Arabic dictionary', textsIn(dictionaryOf('arb'))],
  ['the English dictionary', textsIn(dictionaryOf('en'))],
  ['the refusals', textsIn(errors)],
  ['the messages', [...emails, ...textsIn(arabicOf(exchanged()).text)]],
  ['the settings', textsIn(defaultSettings)],
  ['the pages of the sample shop', textsIn(readSample('content.json'))],
  ['the home page of the sample shop', textsIn(readSample('home.json'))],
  ['the home page of a shop without texts', textsIn(defaultHomeTexts)],
]

test.each(places)('no unwanted phrase is in %s', (_, texts) => {
  expect(texts.length).toBeGreaterThan(5)
  const found = texts.flatMap((text) =>
    unwanted.flatMap(([pattern, reason]) => (pattern.test(text) ? [`${text}: ${reason}`] : [])),
  )
  expect(found).toEqual([])
})

test('an Arabic preview shows Arabic example data', () => {
  const english = messageKinds.flatMap((kind) => {
    const { text } = composeMessage(kind, sampleIn(kind, 'arb'), {
      language: 'arb',
      shop: exampleShop,
    })
    const plain = text.replace(/https?:\S+|\S+@\S+|[0-9a-f-]{36}|payment give-back/g, '')
    const foreign = plain
      .match(/[A-Za-z]{3,}/g)
      ?.filter((word) => !/^(tabby|Safari|iPhone)$/.test(word))
    return foreign?.length ? [`${kind}: ${foreign.join(' ')}`] : []
  })
  expect(english).toEqual([])
})

test('the message of a missed visit offers no calendar file', () => {
  for (const language of ['en', 'arb'] as const) {
    const { text } = composeMessage('visit_missed', sampleIn('visit_missed', language), {
      language,
      shop: exampleShop,
    })
    expect(text).not.toContain('.ics')
  }
})

test('a message greets by the first name', () => {
  const named = { ...kinds.order_delivered.sample, name: 'Mariam Ali Hassan' }
  const { text } = composeMessage('order_delivered', named, { language: 'en', shop: exampleShop })
  expect(text).toContain('Dear Mariam,')
})

test('a message about a single unit does not speak of several', () => {
  expect(arabicOf(exchanged()).subject).toContain('القطعة البديلة')
  const lines = ['1 × نور', '1 × ليلى']
  const two = { ...exchanged(), lines }
  expect(arabicOf(two).subject).toContain('القطع البديلة')
  const altered = { ...two, what: 'altered' } as const
  expect(arabicOf(altered).subject).toContain('القطع في المشغل')
  expect(arabicOf({ ...altered, lines: ['1 × نور'] }).subject).toContain('القطعة في المشغل')
})

test('a message names the page on which its answer is written', () => {
  for (const what of ['question', 'rejected'] as const) {
    const { text } = arabicOf({ ...exchanged(), kind: 'exchange', what })
    expect(text).toContain('صفحة طلب التبديل')
  }
})

function arabicOf(data: MessageData['return_update']) {
  return composeMessage('return_update', data, { language: 'arb', shop: exampleShop })
}

/** A word that only a woman is addressed with: the kasra of a suffix, or an imperative. */
const feminine = /[كت]ِ|(^|[\s،.:])[فو]?(تابعي|شاهدي|أدخلي|أحضري|أخبري|راسلي|اكتبي|راجعي)/

test.each([
  'welcome',
  'one_time_code',
  'order_received',
  'order_confirmed',
  'order_in_production',
  'order_ready',
  'order_shipped',
  'order_delivered',
] as const)('the subject and the first sentence of %s suit a man as well', (kind) => {
  const { subject, text } = composeMessage(kind, sampleIn(kind, 'arb'), {
    language: 'arb',
    shop: exampleShop,
  })
  const paragraphs = text.split('\n\n')
  const first = paragraphs.findIndex((paragraph) => paragraph.endsWith('.'))
  expect(first).toBeGreaterThan(-1)
  for (const line of [subject, ...paragraphs.slice(0, first + 1)])
    expect(line).not.toMatch(feminine)
})

test.each([
  'account_hello',
  'account_contact',
  'profile_title',
  'profile_language_why',
  'profile_saved',
  'name_too_short',
  'register_birth_date_wrong',
] as const)('%s of the profile page suits a man as well', (key) => {
  expect(allWords[key].ar).not.toMatch(feminine)
})

test('a page that promises net banking says for which countries', () => {
  const promises = textsIn(readSample('content.json')).filter((text) =>
    /by net banking|الخدمات المصرفية/.test(text),
  )
  expect(promises).toHaveLength(4)
  for (const promise of promises) expect(promise).toMatch(/Kuwait.*Qatar|الكويت.*قطر/)
})

function exchanged() {
  const sample = sampleIn('return_update', 'arb')
  return { ...sample, what: 'exchanged', newOrder: 'RM-20410', arrival: 'الأحد' } as const
}
