import { htmlLanguage, languagePath, languages } from '@rimal/contract/language'
import { useLocation } from 'react-router'
import { useWords } from '../i18n/words.tsx'

/**
 * The name of the other language. It keeps the choice and loads the same page anew in that language,
 * as an ordinary link: it works before any script does.
 */
export function LanguageLink({ className = '' }: { className?: string }) {
  const { language } = useWords()
  const { pathname, search } = useLocation()
  const other = languages.find(({ code }) => code !== language)
  if (!other) return null
  return (
    <a
      href={languagePath(other.code, pathname + search)}
      lang={htmlLanguage(other.code)}
      hrefLang={htmlLanguage(other.code)}
      onClick={({ currentTarget }) => {
        keepChoice(other.code)
        // Kept pages know no query of hers; the browser does.
        currentTarget.href = languagePath(other.code, hereInBrowser())
      }}
      className={`relative inline-flex min-h-11 items-center hover:text-oud ${className}`}
    >
      {other.code === 'arb' ? <NameOfArabic name={other.name} /> : other.name}
    </a>
  )
}

function hereInBrowser(): string {
  return location.pathname + location.search + location.hash
}

function keepChoice(code: string) {
  try {
    localStorage.setItem('selectedLanguage', code)
  } catch {
    // Without storage the address alone says the language, which is enough.
  }
}

/** Drawn, so that one word does not fetch a whole Arabic face on English pages. */
function NameOfArabic({ name }: { name: string }) {
  return (
    <>
      <span className="sr-only">{name}</span>
      <svg
        viewBox="0 -400 1372 540"
        aria-hidden="true"
        fill="currentColor"
        className="h-[1.02em] w-auto flex-none"
      >
        <path d={nameOfArabic} />
      </svg>
    </>
  )
}

// oxfmt-ignore
const nameOfArabic =
  'M152-340Q162-340 170-333Q177-326 177-316Q177-305 170-298Q162-290 152-290Q142-290 136-298Q128-305 128-316Q128-326 136-333Q142-340 152-340zM213-340Q224-340 231-333Q238-326 238-316Q238-305 231-298Q224-290 213-290Q203-290 196-298Q188-305 188-316Q188-326 196-333Q203-340 213-340zM238-244L238-54Q238-46 243-40Q248-36 253-36L263-36L263 0L242 0Q219 0 206-18Q173 6 136 6Q83 6 52-36Q28-69 28-116Q28-170 64-206Q96-238 142-238Q168-238 196-226L217-244L238-244zM196-192Q174-202 151-202Q113-202 90-172Q70-148 70-114Q70-74 89-52Q108-30 139-30Q166-30 196-45L196-192zM392-230L392-48Q392-42 390-36L417-36L417 0L398 0L383-18L382-18Q368 0 346 0L260 0L260-36L330-36Q338-36 344-40Q350-46 350-54L350-230L392-230zM306 52Q316 52 324 59Q331 66 331 76Q331 87 324 94Q316 102 306 102Q296 102 290 94Q282 87 282 76Q282 66 290 59Q296 52 306 52zM367 52Q378 52 385 59Q392 66 392 76Q392 87 385 94Q378 102 367 102Q357 102 350 94Q342 87 342 76Q342 66 350 59Q357 52 367 52zM546-230L546-48Q546-29 534-16Q520 0 500 0L414 0L414-36L484-36Q493-36 498-42Q504-46 504-54L504-230L546-230zM512 52Q522 52 530 59Q536 66 536 76Q536 87 530 94Q522 102 512 102Q502 102 495 94Q488 87 488 76Q488 66 495 59Q502 52 512 52zM746-230L746-36L772-36L772 0L746 0Q745 62 702 94Q668 119 612 119Q604 119 591 118L574 98L574 82Q589 84 606 84Q704 84 704-6L704-230L746-230zM838-148Q856-192 896-217Q930-236 965-236Q1000-236 1033-217Q1074-192 1092-148L1087-136Q1052-122 1030-97Q1008-71 1002-36L1096-36L1096 0L995 0Q980 0 966-14L964-14Q951 0 936 0L768 0L768-36L928-36Q922-66 903-93Q880-121 843-136L838-148zM1046-154Q1029-178 1008-190Q988-200 965-200Q942-200 924-190Q902-180 884-154Q910-142 929-121Q952-95 964-56L966-56Q978-96 1002-122Q1020-142 1046-154zM1226-358L1226-48Q1226-28 1212-14Q1199 0 1180 0L1093 0L1093-36L1164-36Q1174-36 1178-42Q1183-48 1183-54L1183-358L1226-358zM1337-358L1337-5L1316 12L1294 12L1294-358L1337-358z'
