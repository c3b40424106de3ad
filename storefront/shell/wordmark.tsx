import { useWords } from '../i18n/words.tsx'
import { useShop } from '../shop.tsx'

/** The name of the house: spaced capitals in Latin; in Arabic the drawn word, for the house it was drawn for. */
export function Wordmark() {
  const { name } = useShop()
  const { language } = useWords()
  if (language === 'arb' && withoutVowels(name) === 'رمال') return <ArabicMark name={name} />
  return (
    <span className="block py-[.35em] font-display text-[1.375rem] leading-none tracking-(--track-mark) -me-[calc(var(--track-mark)*1)] uppercase lg:text-[1.75rem]">
      {name}
    </span>
  )
}

function ArabicMark({ name }: { name: string }) {
  return (
    <>
      <span className="sr-only">{name}</span>
      <svg
        viewBox="53 -761 1515 1000"
        aria-hidden="true"
        fill="currentColor"
        className="mt-1.5 h-8.5 w-auto lg:h-11"
      >
        <path d={arabicMark} />
      </svg>
    </>
  )
}

function withoutVowels(text: string): string {
  return text.replaceAll(/[\u064b-\u0652]/g, '')
}

// oxfmt-ignore
const arabicMark =
  'M463 -744Q466 -751 473 -751Q480 -751 483 -742Q501 -693 524 -669Q533 -660 523 -645Q518 -638 514 -632Q510 -626 507 -622Q501 -615 501 -602Q503 -569 508 -523Q513 -478 520 -420Q528 -362 533 -317Q537 -273 539 -241Q547 -139 512 -58Q491 -7 407 29Q322 65 257 64Q64 61 63 -104Q62 -213 139 -313Q144 -320 150 -318Q157 -316 158 -311Q160 -304 156 -298Q103 -202 107 -159Q121 -36 290 -42Q435 -47 499 -129Q498 -161 493 -216Q487 -272 476 -352Q466 -432 458 -507Q450 -582 445 -652L441 -686Q441 -694 444 -700ZM680 -720Q684 -727 687 -726Q692 -726 695 -705Q713 -550 719 -440Q724 -336 728 -273Q731 -210 732 -188Q739 -96 832 -90Q859 -88 853 -54Q844 0 832 0Q701 0 692 -122Q688 -173 686 -224Q683 -276 681 -328Q678 -432 669 -496Q660 -561 645 -643Q642 -658 648 -668ZM1065 -318Q1133 -316 1158 -152Q1160 -141 1155 -135L1100 -66Q1093 -56 1081 -59Q1004 -81 945 -131Q898 0 832 0Q825 0 817 -21Q801 -71 816 -85Q822 -90 832 -90Q878 -91 920 -146Q934 -165 985 -256Q1020 -318 1065 -318ZM993 -220Q1028 -186 1083 -174Q1084 -217 1054 -231Q1024 -245 993 -220ZM1467 -279Q1468 -283 1470 -284Q1475 -286 1485 -276Q1524 -236 1543 -169Q1563 -100 1557 -35Q1545 53 1487 127Q1429 202 1335 226Q1311 233 1287 225Q1229 205 1193 191Q1156 176 1142 167Q1138 164 1138 161Q1138 157 1141 154Q1144 151 1150 153Q1185 163 1214 167Q1243 170 1268 167Q1293 164 1322 153Q1350 141 1382 120Q1477 59 1521 -24Q1525 -30 1523 -40Q1508 -93 1445 -171Q1442 -176 1443 -179Z'
