import { type SettingName, settingNames } from '@rimal/contract/desk/setting-shapes'
import type { SettingOfHouse } from '@rimal/contract/desk/settings'
import { CommandError, oneOf } from './one-of.ts'
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
    usage: 'setting set NAME JSON',
    says: 'another value, whole, at once for every page; a text stands in "quotation marks"',
    run: async ({ ask }, { name, json = '' }) => {
      const body = { name: nameOf(name), value: readJson(json) }
      return [lineOf(await ask('POST staff/change-setting', { body }))]
    },
  },
  {
    usage: 'setting reset NAME',
    says: 'as the program ships it again',
    run: async ({ ask }, { name }) => {
      const body = { name: nameOf(name) }
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

function lineOf({ name, value, own }: SettingOfHouse): string {
  return `${own ? '*' : ' '} ${name}  ${JSON.stringify(value)}`
}
