import type { Block } from '@rimal/contract/shop'
import { Disclosure } from '../../ui/disclosure.tsx'
import { RichText } from './rich-text.tsx'

/** Paragraphs, lists, tables and questions as the back office stores them. `name` is their topic. */
export function ContentBlocks({ blocks, name }: { blocks: Block[]; name: string }) {
  return (
    <div className="grid gap-4">
      {blocks.map((block, index) => (
        <OneBlock key={index} block={block} name={name} />
      ))}
    </div>
  )
}

function OneBlock({ block, name }: { block: Block; name: string }) {
  if (block.type === 'list') return <Lines items={block.items ?? []} rich={block.rich} />
  if (block.type === 'table') return <Table block={block} name={name} />
  if (block.type === 'question') return <Question block={block} />
  return (
    <p>
      <RichText runs={block.rich?.[0]} text={block.text} />
    </p>
  )
}

/** '12. Bicep: around the upper arm': the number is part of the text, as it is on a drawing. */
export function isNumbered(item: string): boolean {
  return /^\d+\. /.test(item)
}

function Lines({ items, rich }: { items: string[]; rich: Block['rich'] }) {
  return (
    <ul className="grid gap-2.5">
      {items.map((item, index) =>
        isNumbered(item) ? (
          <li key={item} className="grid grid-cols-[2rem_1fr]">
            <span className="text-oud">{item.slice(0, item.indexOf('.'))}</span>
            <RichText
              runs={rich?.[index]}
              skip={item.indexOf('.') + 2}
              text={item.slice(item.indexOf('.') + 2)}
            />
          </li>
        ) : (
          <li
            key={item}
            className="relative ps-5 before:absolute before:start-0 before:top-[.8em] before:w-2.5 before:border-t before:border-gold"
          >
            <RichText runs={rich?.[index]} text={item} />
          </li>
        ),
      )}
    </ul>
  )
}

export function Question({ block }: { block: Block }) {
  return (
    <Disclosure title={<span className="text-body">{block.question}</span>}>
      <div className="grid gap-3">
        {block.answer?.map((paragraph, index) => (
          <p key={paragraph}>
            <RichText runs={block.rich?.[index]} text={paragraph} />
          </p>
        ))}
      </div>
    </Disclosure>
  )
}

/** A cell no longer than this, 'AED 1,500', stays on one line. */
const longestPrice = 10

/** Wider than a phone it scrolls by itself, also from the keyboard. */
function Table({ block, name }: { block: Block; name: string }) {
  const { head = [], rows = [] } = block
  return (
    <section
      aria-label={name}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="-mx-(--gutter) overflow-x-auto px-(--gutter) sm:mx-0 sm:px-0"
    >
      <table className="w-full border-collapse text-start text-small leading-tight">
        <thead>
          <tr className="border-b border-ink">
            {head.map((title, index) => (
              <th
                // Two columns may have one title: inches and centimetres of a length.
                key={index}
                scope="col"
                className="py-3 pe-3 text-start align-bottom sm:pe-5 font-normal text-ink-2 last:pe-0"
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr key={first} className="border-b border-rule">
              <th scope="row" className="py-3.5 pe-3 text-start sm:pe-5 font-normal">
                {first}
              </th>
              {rest.map((cell, index) => (
                <td
                  key={index}
                  className={`py-3.5 pe-3 last:pe-0 sm:pe-5 ${cell.length > longestPrice ? '' : 'whitespace-nowrap'}`}
                >
                  <bdi>{cell}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
