import { type SettingName, settingNames, settingShapes } from '@rimal/contract/staff/setting-shapes'
import type { StaffSetting } from '@rimal/contract/staff/settings'
import { describeShape } from './words/describe-shape.ts'
import { CommandError, oneOf } from './words/one-of.ts'
import type { Verb } from './verb.ts'

export const settingVerbs: Verb[] = [
  {
    usage: 'setting list',
    says: 'everything that makes the program this house’s shop; * is the house’s own',
    run: async ({ ask }) => (await ask('GET staff/list-settings')).map(lineOf),
  },
  {
    usage: 'setting show NAME',
    says: 'one setting as it stands',
    run: async ({ ask }, { name }) => {
      const setting = await ask('GET staff/get-setting/{name}', { params: { name: nameOf(name) } })
      return [JSON.stringify(setting.value, null, 2)]
    },
  },
  {
    usage: 'setting shape NAME',
    says: 'what one may be; ? may be missing; money is in minor units',
    run: async (_client, { name }) => describeShape(settingShapes[nameOf(name)]),
  },
  {
    usage: 'setting set NAME JSON [--sure yes]',
    says: 'another value, whole, at once for every page; a text stands in "quotation marks"; setting shape tells what it may be',
    run: async ({ ask }, { name, json = '', sure }) => {
      const body = { name: nameOf(name), value: readJson(json), sure: sure === 'yes' }
      return [lineOf(await ask('POST staff/change-setting', { body }))]
    },
  },
  {
    usage: 'setting reset NAME [--sure yes]',
    says: 'as the program ships it again',
    run: async ({ ask }, { name, sure }) => {
      const body = { name: nameOf(name), sure: sure === 'yes' }
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
    throw new CommandError(`“${text}” is not JSON: a text is "AED", a list ["AE","SA"].`)
  }
}

function lineOf({ name, value, own }: StaffSetting): string {
  return `${own ? '*' : ' '} ${name}  ${JSON.stringify(value)}`
}
