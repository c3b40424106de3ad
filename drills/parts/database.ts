import pg from 'pg'

const server = process.env.DRILL_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
/** Products of the drill have so many units, except the scarce one. */
const plenty = 1_000_000
const scarce = 60

export type Product = {
  product_id: string
  item_id: string
  color_code: string
  size: number
  sku: string
  /** All units that there are: in stock, and sold by drills before. */
  units: number
}

/** The database whose orders a drill counts. */
export class DrillDatabase {
  readonly url: string
  readonly #own: boolean

  /** `own`: whether it is removed at the end. */
  constructor(url: string, own: boolean) {
    this.url = url
    this.#own = own
  }

  /** Asks on a connection of its own, because the server may have been ended before. */
  async query<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 3_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      return (await client.query<Row>(sql, values)).rows
    } finally {
      await client.end().catch(() => {})
    }
  }

  async [Symbol.asyncDispose]() {
    if (!this.#own) return
    const name = new URL(this.url).pathname.slice(1)
    await onServer(server, `drop database if exists ${name} with (force)`)
  }
}

/** Creates a database on the server of DRILL_DATABASE_URL. */
export async function createDatabase(name: string): Promise<DrillDatabase> {
  const full = `rimal_drill_${name}_${process.pid}`
  const url = await createOn(server, full)
  return new DrillDatabase(url, true)
}

/** Creates an empty database on a server, which the shop fills at its start; returns its address. */
export async function createOn(serverUrl: string, name: string): Promise<string> {
  await onServer(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

async function onServer(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}

/** Chooses three products with many units, and one that runs out during the drill. */
export async function chooseProducts(database: DrillDatabase): Promise<Product[]> {
  const products = await database.query<Product & { reserved: number }>(`
    select i.product_id, v.item_id, i.color_code, v.size, v.sku, (
      select coalesce(sum(l.quantity), 0)::int from order_lines l join orders o on o.id = l.order_id
      where l.sku = v.sku and o.stock_state = 'sold') as units,
      v.reserved
    from variants v join product_items i on i.id = v.item_id join products p on p.id = i.product_id
    where p.published and not p.made_to_order and v.stock > 0 and p.price < 150000
    order by v.sku limit 4`)
  for (const [index, product] of products.entries()) {
    const stock = product.reserved + (index === 0 ? scarce : plenty)
    product.units += stock
    await database.query('update variants set stock = $2 where sku = $1', [product.sku, stock])
  }
  return products
}
