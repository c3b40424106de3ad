type Query = (sql: string) => Promise<unknown>

/**
 * Copies an order that an earlier measurement placed, with its lines, so that a list is full. `changes` is SQL that
 * sets columns of a copy, which has the number `s`.
 */
export async function copyOrders(query: Query, count: number, changes: string) {
  await query(`
    create table bench_copies as
    select o.*, gen_random_uuid() as copy, s from orders o, generate_series(1, ${count}) s
    where o.id = (select id from orders where placed_at is not null limit 1)`)
  await query(`
    update bench_copies set token = md5(random()::text), guest_id = null, cart_id = null,
      idempotency_key = copy::text, invoice_number = null, ${changes}`)
  const names = await columnsOf(query, 'orders', ['id'])
  await query(`
    insert into orders (id, ${names.join(', ')}) select copy, ${names.join(', ')} from bench_copies`)
  const ofLines = await columnsOf(query, 'order_lines', ['id', 'order_id'])
  await query(`
    insert into order_lines (order_id, ${ofLines.join(', ')})
    select copy, ${ofLines.map((name) => `l.${name}`).join(', ')}
    from bench_copies join order_lines l on l.order_id = bench_copies.id`)
  await query('drop table bench_copies')
  await query('vacuum analyze orders, order_lines')
}

/** The columns of a table that are written, without some. */
async function columnsOf(query: Query, table: string, without: string[]): Promise<string[]> {
  const rows = (await query(`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = '${table}' and is_generated = 'NEVER'
    order by ordinal_position`)) as { name: string }[]
  return rows.map(({ name }) => name).filter((name) => !without.includes(name))
}
