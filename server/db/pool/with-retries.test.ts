import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { count } from '../../test/order-fixtures.ts'
import { testShop } from '../../test/test-shop.ts'

test('two transactions that wait for each other are both done, and each once', async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  await db.execute(sql`create table balances (name text primary key, amount int not null)`)
  await db.execute(sql`create table moves (amount int not null)`)
  await db.execute(sql`insert into balances values ('one', 0), ('other', 0)`)
  const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]

  const move = (first: string, second: string, turn: number) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`update balances set amount = amount + 1 where name = ${first}`)
      begun[turn]?.resolve()
      await Promise.all(begun.map(({ promise }) => promise))
      await tx.execute(sql`update balances set amount = amount + 1 where name = ${second}`)
      await tx.execute(sql`insert into moves values (1)`)
    })

  await Promise.all([move('one', 'other', 0), move('other', 'one', 1)])
  expect(await count(shop, 'balances', 'amount = 2')).toBe(2)
  expect(await count(shop, 'moves')).toBe(2)
  expect(shop.repeated.length).toBeGreaterThanOrEqual(1)
})

test('a statement that PostgreSQL undid is asked again, and a defect is not', async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  await db.execute(sql`create sequence tries`)
  await db.execute(sql`create function fail_once() returns int language plpgsql as $$
    begin
      if nextval('tries') = 1 then raise serialization_failure; end if;
      return 7;
    end $$`)
  const { rows } = await db.execute<{ answer: number }>(sql`select fail_once() as answer`)
  expect(rows).toEqual([{ answer: 7 }])
  await expect(db.execute(sql`select 1 / 0`)).rejects.toThrow('Failed query')
  expect(shop.repeated.length).toBeGreaterThanOrEqual(1)
})

test('a statement that a standby refused is asked again on another connection', async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  // A rollback leaves sequences as they are.
  await db.execute(sql`create sequence refusals`)
  await db.execute(sql`create sequence refused_pid`)
  await db.execute(sql`create table askers (pid int not null)`)
  await db.execute(sql`create function refuse_once() returns int language plpgsql as $$
    begin
      if nextval('refusals') = 1 then
        perform setval('refused_pid', pg_backend_pid());
        raise read_only_sql_transaction;
      end if;
      return pg_backend_pid();
    end $$`)
  const refused = async () => {
    const { rows } = await db.execute<{ pid: number }>(
      sql`select last_value::int as pid from refused_pid`,
    )
    return rows[0]?.pid
  }
  const { rows } = await db.execute<{ pid: number }>(sql`select refuse_once() as pid`)
  expect(rows[0]?.pid).toBeGreaterThan(1)
  expect(await refused()).toBeGreaterThan(1)
  expect(rows[0]?.pid).not.toBe(await refused())
  await db.execute(sql`select setval('refusals', 1, false), setval('refused_pid', 1)`)
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into askers select refuse_once()`)
  })
  expect(await refused()).toBeGreaterThan(1)
  expect(await count(shop, 'askers', `pid <> (select last_value from refused_pid)`)).toBe(1)
})
