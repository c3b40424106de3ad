import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './shop-process.ts'

export const clusterPorts = {
  write: 5540,
  etcd: 2389,
  etcdPeer: 2390,
  postgres: (node: number) => 5540 + node,
  rest: (node: number) => 8017 + node,
} as const

export const password = randomBytes(12).toString('hex')

/** Writes the configuration of deploy/postgres-cluster/ into the folder, with the addresses of this machine. */
export async function writeClusterFiles(folder: string) {
  const samples = join(root, 'deploy/postgres-cluster')
  const patroni = await readFile(join(samples, 'patroni.yml'), 'utf8')
  for (const node of [1, 2, 3]) {
    await writeFile(join(folder, `node${node}.yml`), patroniOf(patroni, folder, node))
  }
  const haproxy = await readFile(join(samples, 'haproxy.cfg'), 'utf8')
  await writeFile(join(folder, 'haproxy.cfg'), haproxyOf(haproxy))
}

function patroniOf(sample: string, folder: string, node: number): string {
  return sample
    .replace('name: node1', `name: node${node}`)
    .replace(/hosts: \[.*\]/, `hosts: ['127.0.0.1:${clusterPorts.etcd}']`)
    .replaceAll('10.0.0.11:8008', `127.0.0.1:${clusterPorts.rest(node)}`)
    .replaceAll('10.0.0.11:5432', `127.0.0.1:${clusterPorts.postgres(node)}`)
    .replaceAll('10.0.0.0/24', '127.0.0.1/32')
    .replace('/var/lib/postgresql/15/rimal', join(folder, `node${node}`))
    .replace('/var/lib/postgresql/rimal.pgpass', join(folder, `node${node}.pgpass`))
    .replace('unix_socket_directories: /var/run/postgresql', "unix_socket_directories: ''")
    .replace('- local all all peer\n', '- local all all trust\n')
    .replaceAll('CHANGE-ME', password)
}

function haproxyOf(sample: string): string {
  return sample
    .replace('127.0.0.1:5000', `127.0.0.1:${clusterPorts.write}`)
    .replaceAll(/10\.0\.0\.1(\d):5432 check port 8008/g, (_, node: string) => {
      const [postgres, rest] = [clusterPorts.postgres, clusterPorts.rest].map((of) =>
        of(Number(node)),
      )
      return `127.0.0.1:${postgres} check port ${rest}`
    })
}
