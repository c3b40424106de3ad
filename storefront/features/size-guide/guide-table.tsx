/** A table of figures; where it is wider than the screen it scrolls, not the page. */
export function GuideTable(props: {
  label: string
  head: readonly string[]
  rows: readonly { size: number; cells: readonly string[] }[]
  /** The row of the shopper's size. */
  chosen?: number | undefined
}) {
  const { label, head, rows, chosen } = props
  return (
    // A scrolling area must be reachable by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-small leading-tight tabular-nums">
        <thead>
          <tr className="border-b border-edge">
            {head.map((title, index) => (
              <th
                key={index}
                scope="col"
                className="ps-2 pe-2 pb-2 text-start align-bottom font-normal text-ink-2"
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, cells }) => (
            <tr
              key={size}
              aria-current={size === chosen || undefined}
              className={`border-b border-rule ${size === chosen ? 'bg-wash text-oud' : ''}`}
            >
              <th scope="row" className="px-2 py-3 text-start font-normal">
                {size}
              </th>
              {cells.map((cell, index) => (
                <td key={index} className="px-2 py-3">
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
