import { expect, test } from 'vitest'
import { checkStyles } from './check-styles.ts'

const inCode = [
  ['a margin on one side', `<p className="mt-2 ml-2" />`, 'ml-2 names a side; use ms-2'],
  ['a negative margin', `<p className="-mr-[3px]" />`, '-mr-[3px] names a side; use -me-[3px]'],
  ['a variant', `<p className="md:hover:pl-4" />`, 'md:hover:pl-4 names a side; use ps-4'],
  ['a token of the theme', `<p className="pr-gutter" />`, 'pr-gutter names a side; use pe-gutter'],
  ['an important one', `<p className="text-left!" />`, 'use text-start'],
  ['a position', `<p className="absolute right-0" />`, 'right-0 names a side; use end-0'],
  ['a scroll margin', `<p className="scroll-ml-4" />`, 'use scroll-ms-4'],
  ['a rule', `<p className="border-l border-sand" />`, 'border-l names a side; use border-s'],
  ['a corner', `<p className="rounded-tl-sm" />`, 'use rounded-ss-sm'],
  ['a float', `<p className="float-left" />`, 'use float-start'],
  ['an origin', `<p className="origin-top-left" />`, 'cannot mirror'],
  ['an arbitrary property', `<p className="[margin-left:2px]" />`, 'use margin-inline-start'],
  ['a direction', `<p className="rtl:rotate-180" />`, 'is for one direction'],
  ['a template', '<p className={`flex ${gap} mr-2`} />', 'use me-2'],
  ['a table of classes', `const looks = { quiet: 'p-2 border-r' }`, 'use border-e'],
  ['a helper call', `<p className={cn('flex', open && 'left-0')} />`, 'use start-0'],
  ['a style object', `<p style={{ marginLeft: 4 }} />`, 'use margin-inline-start'],
  ['a style position', `<p style={{ left: 4 }} />`, 'left names a side; use inset-inline-start'],
  ['a style value', `<p style={{ textAlign: 'right' }} />`, 'use end'],
  ['a style that is set', `function f() { sheet.style.left = '0' }`, 'use inset-inline-start'],
] as const

test.each(inCode)('%s is reported in code', (_, text, message) => {
  const findings = checkStyles([
    { file: 'storefront/ui/x.tsx', text: `const x = 1\n${wrap(text)}` },
  ])
  expect(findings).toHaveLength(1)
  expect(findings[0]?.line).toBe(2)
  expect(findings[0]?.message).toContain(message)
})

test.each([
  ['logical utilities', `<p className="ms-2 pe-4 start-0 border-s rounded-ss-sm text-start" />`],
  [
    'words about sides',
    `const help = 'Turn left at the mall, right-hand door, from right-to-left'`,
  ],
  ['locales', `const locales = ['pl-PL', 'ml-IN']`],
  ['keys of the keyboard', `const turn = { ArrowLeft: 1, ArrowRight: -1 }`],
  ['ordinary names', `const trees = { left: 1, right: 2 }`],
  ['sizes', `<p style={{ width: 4, insetInlineStart: 2 }} />`],
  ['the direction as a value', `<html dir={language === 'ar' ? 'rtl' : 'ltr'} />`],
])('%s pass in code', (_, text) => {
  expect(checkStyles([{ file: 'storefront/ui/x.tsx', text: wrap(text) }])).toEqual([])
})

test.each([
  ['a margin', 'p { margin-left: 2px }', 'margin-left names a side; use margin-inline-start'],
  ['a border', 'p { border-right-color: red }', 'use border-inline-end-color'],
  ['a position', 'p { left: 0; }', 'use inset-inline-start'],
  ['an alignment', 'p { text-align: right }', 'use end'],
  ['a corner', 'p { border-top-left-radius: 1px }', 'use border-start-start-radius'],
  ['unequal sides', 'p { padding: 1px 2px 3px calc(1px + 2px) }', 'sets left and right apart'],
  ['a background at a side', 'p { background-position: right 8px center }', 'cannot mirror'],
  ['an applied utility', '.a { @apply flex ml-2; }', 'use ms-2'],
  ['a twin', `[dir='rtl'] p { color: red }`, 'for one direction only'],
  ['a nested twin', 'p { &:dir(rtl) { color: red; } }', 'for one direction only'],
  ['a rule inside @media', '@media print { p { float: left } }', 'use inline-start'],
])('%s is reported in a style sheet', (_, text, message) => {
  const findings = checkStyles([
    { file: 'storefront/styles/x.css', text: `/* left: 0; */\n${text}` },
  ])
  expect(findings).toHaveLength(1)
  expect(findings[0]?.line).toBe(2)
  expect(findings[0]?.message).toContain(message)
})

test.each([
  ['logical properties', 'p { margin-inline-start: 2px; inset-inline: 0; text-align: start }'],
  ['equal sides', 'p { margin: 0 auto 2px auto; padding: 1px 2px }'],
  ['a turned icon', '.flip:dir(rtl) { transform: scaleX(-1) }'],
  ['a turned icon as a utility', '@utility flip { &:dir(rtl) { rotate: 180deg; } }'],
  ['a variable that knows the direction', '[dir=rtl] { --forward: -1; }'],
  ['data in an address', `p { background: url("data:image/svg;left:0;{right:0}") }`],
])('%s pass in a style sheet', (_, text) => {
  expect(checkStyles([{ file: 'storefront/styles/x.css', text }])).toEqual([])
})

function wrap(text: string): string {
  return text.startsWith('<') ? `export function X() { return ${text} }` : text
}
