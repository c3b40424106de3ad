import { spawnSync } from 'node:child_process'
import type { BenchDatabase } from '../databases.ts'
import { forgetPeak, peakOf } from '../memory.ts'
import type { Row } from '../table.ts'
import { timed } from '../timing.ts'

const maxRows = 50_000

type Options = { token: string; products: number; pid: number }
type Report = { id: string; state: string; wrong: number; changed: number; applied: number }

/**
 * The import of a file that changes the price and the stock of up to 50,000 variants, first its dry run and then its
 * writing. The floors are a bare `COPY` of the same rows, and bare updates and inserts from there.
 */
export async function measureImport(
  address: string,
  database: BenchDatabase,
  { token, products, pid }: Options,
): Promise<Row[]> {
  const call = callerOf(address, token)
  const lines = await linesOf(database)
  const rows = lines.length
  const csv = ['sku,price,stock', ...lines].join('\n')
  await forgetPeak(pid)
  const before = await peakOf(pid)

  let report = await call('upload-import?file=bench.csv', { method: 'POST', body: csv }, 'text/csv')
  const checking = await timed(async () => {
    report = await until(call, report.id, 'ready')
  })
  if (report.wrong > 0 || report.changed !== rows) throw new Error(JSON.stringify(report))
  const writing = await timed(async () => {
    const body = JSON.stringify({ importId: report.id })
    await call('apply-import', { method: 'POST', body }, 'application/json')
    report = await until(call, report.id, 'done')
  })
  if (report.applied !== rows) throw new Error(JSON.stringify(report))
  const peak = await peakOf(pid)

  const floor = floorOf(database.url, lines)
  const name = `import of ${rows.toLocaleString('en')} rows`
  const perSecond = (ms: number) => (rows / ms) * 1000
  const unit = 'rows/s'
  const took = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  console.log(
    `${name}: dry run ${took(checking)}, written in ${took(writing)}, ${Math.round(peak)} MB`,
  )
  return [
    {
      name: `${name}, dry run`,
      products,
      value: perSecond(checking),
      unit,
      floor: perSecond(floor.copy),
      note: `${took(checking)}; floor: COPY`,
    },
    {
      name: `${name}, written`,
      products,
      value: perSecond(writing),
      unit,
      floor: perSecond(floor.write),
      note: `${took(writing)}; floor: one update for each table and the stock movements`,
    },
    {
      name: 'peak memory of the process during the import',
      products,
      value: peak,
      unit: 'MB',
      floor: before,
      note: 'floor: before the import',
    },
  ]
}

/** The rows of the file: each product gets another price, and each variant one unit more. */
async function linesOf({ query }: BenchDatabase): Promise<string[]> {
  const rows = await query<{ line: string }>(`
    select v.sku || ',' || round(p.price / 100.0 - 5, 2) || ',' || v.stock + 1 as line
    from variants v join product_items i on i.id = v.item_id join products p on p.id = i.product_id
    where not v.withdrawn and not i.withdrawn and not p.made_to_order and p.price > 100000
      and p.id like 'syn-%' and v.stock < 1000
    order by p.id, v.sku limit ${maxRows}`)
  return rows.map(({ line }) => line)
}

function callerOf(address: string, token: string) {
  return async (path: string, request: RequestInit = {}, type?: string): Promise<Report> => {
    const headers = { authorization: `Bearer ${token}`, ...(type ? { 'content-type': type } : {}) }
    const response = await fetch(`${address}/api/staff/${path}`, { ...request, headers })
    const answer = (await response.json()) as { errorCode: number; message: string; result: Report }
    if (answer.errorCode !== 0) throw new Error(`${path}: ${answer.message}`)
    return answer.result
  }
}

/** Reads the import ten times a second until it has a state. */
async function until(
  call: ReturnType<typeof callerOf>,
  id: string,
  state: string,
): Promise<Report> {
  for (;;) {
    const report = await call(`get-import/${id}`)
    if (report.state === state) return report
    if (report.state === 'failed' || report.state === 'cancelled') throw new Error(report.state)
    await new Promise((done) => setTimeout(done, 100))
  }
}

/** The milliseconds that the database alone takes for the same rows; nothing of it stays. */
function floorOf(url: string, lines: readonly string[]): { copy: number; write: number } {
  const script = `
\\timing on
begin;
create temporary table bench_rows (sku text, price numeric, stock integer) on commit drop;
\\echo begin
copy bench_rows from stdin with (format csv);
${lines.join('\n')}
\\.
\\echo written
update products p set price = n.price, revision = revision + 1, updated_at = now()
from (select distinct i.product_id, (b.price * 100)::int + 100 as price
  from bench_rows b join variants v using (sku) join product_items i on i.id = v.item_id) n
where p.id = n.product_id;
update variants v set stock = b.stock + 1 from bench_rows b where b.sku = v.sku;
insert into stock_movements (sku, quantity, kind, stock_after, counted, expected, at)
select sku, 1, 'count', stock + 1, stock + 1, stock, now() from bench_rows;
\\echo end
rollback;
`
  const run = spawnSync('psql', ['-q', '-v', 'ON_ERROR_STOP=1', url], {
    input: script,
    encoding: 'utf8',
  })
  if (run.status !== 0) throw new Error(`The floor of the import did not run: ${run.stderr}`)
  const [, copied = '', written = ''] = /^begin$([^]*)^written$([^]*)^end$/m.exec(run.stdout) ?? []
  const sum = (text: string) =>
    [...text.matchAll(/Time: ([\d.]+) ms/g)].reduce((total, [, ms]) => total + Number(ms), 0)
  return { copy: sum(copied), write: sum(written) }
}
