import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { clusterPorts, password, writeClusterFiles } from './cluster-files.ts'
import { asPostgres, giveToPostgres } from './own-postgres.ts'

type Member = { name: string; role: string; state: string; timeline?: number }
const nodes = [1, 2, 3]

/** Starts etcd, three nodes of Patroni with PostgreSQL, and HAProxy in front of them. */
export async function openCluster(folder: string) {
  const processes = new Map<string, ChildProcess>()
  await giveToPostgres(folder)
  await writeClusterFiles(folder)

  function start(name: string, command: readonly string[]) {
    const [program, args] = asPostgres(command)
    const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', HOME: folder }
    const log = openSync(join(folder, `${name}.log`), 'a')
    processes.set(name, spawn(program, args, { cwd: folder, env, stdio: ['ignore', log, log] }))
    closeSync(log)
  }
  const startNode = (node: number) =>
    start(`node${node}`, ['patroni', join(folder, `node${node}.yml`)])
  const pidOf = (name: string) => processes.get(name)?.pid ?? 0

  /** Patroni, the postmaster and its children: all that dies with a machine. */
  function pidsOf(name: string): number[] {
    try {
      const file = readFileSync(join(folder, name, 'postmaster.pid'), 'utf8')
      const postmaster = Number(file.split('\n', 1)[0])
      const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
      return [pidOf(name), postmaster, ...children.split(' ').filter(Boolean).map(Number)]
    } catch {
      return [pidOf(name)]
    }
  }
  start('etcd', etcdCommand(folder))
  await until('etcd', () => answers(`http://127.0.0.1:${clusterPorts.etcd}/health`))
  startNode(1)
  await until('the leader', () => answers(`http://127.0.0.1:${clusterPorts.rest(1)}/primary`))
  startNode(2)
  startNode(3)
  start('haproxy', ['haproxy', '-db', '-f', join(folder, 'haproxy.cfg')])
  await whole()

  return {
    url: `postgres://postgres:${password}@127.0.0.1:${clusterPorts.write}/postgres`,
    urlOf: (name: string, database: string) =>
      `postgres://postgres:${password}@127.0.0.1:${clusterPorts.postgres(Number(name.at(-1)))}/${database}`,
    names: nodes.map((node) => `node${node}`),
    whole,
    nameOf: async (role: 'leader' | 'sync_standby') =>
      (await whole()).find((member) => member.role === role)?.name ?? '',
    pidsOf,
    startAgain: (name: string) => startNode(Number(name.at(-1))),
    async switchOver(leader: string, candidate: string) {
      const rest = clusterPorts.rest(Number(leader.at(-1)))
      const body = JSON.stringify({ leader, candidate })
      await fetch(`http://127.0.0.1:${rest}/switchover`, { method: 'POST', body })
    },
    async [Symbol.asyncDispose]() {
      const all = nodes.flatMap((node) => pidsOf(`node${node}`))
      signal([...all, pidOf('haproxy'), pidOf('etcd')], 'SIGKILL')
      await delay(500)
    },
  }
}

/** Sends a signal to processes, of which some may be gone already. */
export function signal(pids: readonly number[], what: NodeJS.Signals) {
  for (const pid of pids) {
    try {
      if (pid > 0) process.kill(pid, what)
    } catch {
      // It is gone already.
    }
  }
}

function etcdCommand(folder: string): string[] {
  const client = `http://127.0.0.1:${clusterPorts.etcd}`
  const peer = `http://127.0.0.1:${clusterPorts.etcdPeer}`
  const settings = {
    name: 'e1',
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `e1=${peer}`,
    'enable-v2': 'true',
  }
  return ['etcd', ...Object.entries(settings).map(([name, value]) => `--${name}=${value}`)]
}

/** Waits until all three nodes stand on one timeline, one of them as the leader and one as its synchronous standby. */
async function whole(): Promise<Member[]> {
  let members: Member[] = []
  await until('the whole cluster', async () => {
    members = await listMembers()
    const roles = members.map(({ role }) => role)
    return (
      members.length === nodes.length &&
      members.every(({ state }) => ['running', 'streaming'].includes(state)) &&
      new Set(members.map(({ timeline }) => timeline)).size === 1 &&
      roles.includes('leader') &&
      roles.includes('sync_standby')
    )
  })
  return members
}

async function listMembers(): Promise<Member[]> {
  for (const node of nodes) {
    const signal = AbortSignal.timeout(1500)
    const address = `http://127.0.0.1:${clusterPorts.rest(node)}/cluster`
    const reply = await fetch(address, { signal }).catch(() => null)
    if (reply?.ok) return ((await reply.json()) as { members: Member[] }).members
  }
  return []
}

async function answers(address: string): Promise<boolean> {
  const reply = await fetch(address).catch(() => null)
  await reply?.arrayBuffer()
  return reply?.ok ?? false
}

async function until(what: string, isSo: () => Promise<boolean>, seconds = 180) {
  const end = performance.now() + seconds * 1000
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Waited too long for ${what}.`)
    await delay(300)
  }
}
