import type pg from 'pg'

/** The schema that holds what each table of a copy contained when the template was made. */
const pristine = 'pristine'

/** Stores what the tables and sequences of the template contain, so that every copy can be reset from it. */
export async function storePristine(pool: pg.Pool) {
  await pool.query(`create schema ${pristine}`)
  for (const { name } of await listTables(pool)) {
    await pool.query(`create table ${pristine}.${name} as table public.${name}`)
  }
  await pool.query(
    `create table ${pristine}.pg_sequences as
       select sequencename, last_value, start_value from pg_sequences where schemaname = 'public'`,
  )
  await pool.query('vacuum analyze')
}

/** The transaction after which a change of a copy is the change of a test. */
export async function markUnchanged(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `select (pg_current_xact_id()::text::numeric % 4294967296)::text as id`,
  )
  return rows[0]?.id ?? '0'
}

/**
 * Ends the connections of a copy and undoes what was changed since `mark`. Copying a database anew took most of the
 * time of the tests. False if the test changed more than rows: then only another copy is like the template.
 */
export async function resetCopy(client: pg.Client, mark: string): Promise<boolean> {
  await client.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  if (await hasOtherShape(client, mark)) return false
  const tables = await listTables(client)
  const { rows: changed } = await client.query<{ name: string }>(
    tables.map(({ name }) => isChanged(name, mark)).join(' union all '),
  )
  const names = new Set(changed.map(({ name }) => name))
  const statements = tables
    .filter(({ name }) => names.has(name))
    .flatMap((table) => restore(table, mark))
  await client.query(
    [
      'begin',
      // Neither a trigger nor a foreign key acts: the rows were complete before.
      'set local session_replication_role = replica',
      ...statements,
      restoreSequences,
      'commit',
    ].join(';'),
  )
  return true
}

type Table = {
  name: string
  /** The columns that can be written. */
  columns: string
  /** Those of the primary key; null for a table without one. */
  keys: string[] | null
}

/** Lists the tables of the shop. */
async function listTables(client: pg.Client | pg.Pool): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns, (
       select array_agg(quote_ident(k.attname)) from pg_index i
       join pg_attribute k on k.attrelid = i.indrelid and k.attnum = any(i.indkey)
       where i.indrelid = c.oid and i.indisprimary) as keys
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.oid, c.relname order by c.relname`,
  )
  return rows
}

function isChanged(table: string, mark: string): string {
  return `select '${table}' as name
    where exists (select from public.${table} where xmin::text::bigint >= ${mark})
      or (select count(*) from public.${table}) <> (select count(*) from ${pristine}.${table})`
}

/** Removes what a test wrote and puts back what is then missing; only a table without a key is written whole. */
function restore({ name, columns, keys }: Table, mark: string): string[] {
  const insert = `insert into public.${name} (${columns}) overriding system value
    select ${columns} from ${pristine}.${name} was`
  if (!keys) return [`delete from public.${name}`, insert]
  const isSame = keys.map((key) => `now.${key} = was.${key}`).join(' and ')
  return [
    `delete from public.${name} where xmin::text::bigint >= ${mark}`,
    `${insert} where not exists (select from public.${name} now where ${isSame})`,
  ]
}

const restoreSequences = `
  select setval(format('public.%I', was.sequencename), coalesce(was.last_value, was.start_value),
                was.last_value is not null)
  from ${pristine}.pg_sequences was join pg_sequences now using (sequencename)
  where now.schemaname = 'public' and now.last_value is distinct from was.last_value`

/** Whether a table, a trigger, a function or a setting of the database differs from the template. */
async function hasOtherShape(client: pg.Client, mark: string): Promise<boolean> {
  const catalogs = ['class', 'attribute', 'attrdef', 'trigger', 'constraint', 'index', 'proc']
  const { rows } = await client.query(
    [
      ...catalogs.map((name) => `select from pg_${name} where xmin::text::bigint >= ${mark}`),
      `select from pg_db_role_setting join pg_database on setdatabase = pg_database.oid
       where datname = current_database()`,
    ].join(' union all '),
  )
  return rows.length > 0
}
