import { type SettingName, settingNames, settingShapes } from '@rimal/contract/staff/setting-shapes'
import type { StaffSetting } from '@rimal/contract/staff/settings'
import { describeShape } from './words/describe-shape.ts'
import { CommandError, oneOf } from './words/one-of.ts'
import type { Verb } from './verb.ts'

export const settingVerbs: Verb[] = [
  {
    usage: 'setting list',
    says: 'lists the settings of the shop; * marks those that staff changed',
    run: async ({ ask }) => (await ask('GET staff/list-settings')).map(lineOf),
  },
  {
    usage: 'setting show NAME',
    says: 'shows the value of a setting',
    run: async ({ ask }, { name }) => {
      const setting = await ask('GET staff/get-setting/{name}', { params: { name: nameOf(name) } })
      return [JSON.stringify(setting.value, null, 2)]
    },
  },
  {
    usage: 'setting shape NAME',
    says: 'shows which values a setting may have; ? marks a field that may be missing; amounts are in minor units',
    run: async (_client, { name }) => describeShape(settingShapes[nameOf(name)]),
  },
  {
    usage: 'setting set NAME JSON [--force yes]',
    says: 'replaces the whole value of a setting, on all pages at once; a text needs "quotation marks"; setting shape shows which values it may have',
    run: async ({ ask }, { name, json = '', force }) => {
      const body = { name: nameOf(name), value: readJson(json), force: force === 'yes' }
      return [lineOf(await ask('POST staff/change-setting', { body }))]
    },
  },
  {
    usage: 'setting reset NAME [--force yes]',
    says: 'resets a setting to its default value',
    run: async ({ ask }, { name, force }) => {
      const body = { name: nameOf(name), force: force === 'yes' }
      return [lineOf(await ask('POST staff/reset-setting', { body }))]
    },
  },
]

function nameOf(word: string | undefined): SettingName {
  return oneOf(settingNames, word)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CommandError(
      `“${text}” is not JSON: write a text as "AED" and a list as ["AE","SA"].`,
    )
  }
}

function lineOf({ name, value, own }: StaffSetting): string {
  return `${own ? '*' : ' '} ${name}  ${JSON.stringify(value)}`
}
