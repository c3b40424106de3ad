import type { BodyOf } from '@rimal/contract/endpoint'
import type { Text } from '@rimal/contract/language'
import type {
  EditedColumn,
  EditedLink,
  EditedMenus,
  EditedSideEntry,
  StaffMenus,
  staffMenusApi,
} from '@rimal/contract/staff/menus'
import type { EditForm, Saved } from '../../../ui/form/use-edit-form.ts'

/** A link of a list; its key follows it when it moves. */
export type FormLink = {
  key: string
  title: Text
  target: string
  isHidden: boolean
  /** The links below it, in the side menu. */
  children: FormLink[]
}

export type FormColumn = { key: string; title: Text; links: FormLink[] }

/** The menus while they are edited, each by itself, so that two editors seldom meet. */
export type MenusForm = {
  header: FormLink[]
  side: FormLink[]
  more: FormLink[]
  columns: FormColumn[]
  footerText: Text
}

export type MenusEdit = EditForm<MenusForm>

export function savedOf({ revision, savedBy, savedAt, menus }: StaffMenus): Saved<MenusForm> {
  return {
    revision,
    savedBy,
    savedAt: savedAt ?? '',
    fields: {
      header: menus.header.map(formLink),
      side: menus.side.map(formLink),
      more: menus.more.map(formLink),
      columns: menus.columns.map(({ title, links }, index) => ({
        key: `${index}`,
        title,
        links: links.map(formLink),
      })),
      footerText: menus.footerText,
    },
  }
}

/** The part of the fields that is saved, in one sequence of its parts. */
export function menusOf(form: MenusForm): EditedMenus {
  return {
    header: form.header.map(linkOf),
    side: form.side.map((entry): EditedSideEntry => ({
      ...linkOf(entry),
      children: entry.children.map(linkOf),
    })),
    more: form.more.map(linkOf),
    columns: form.columns.map(({ title, links }): EditedColumn => ({
      title: textOf(title),
      links: links.map(linkOf),
    })),
    footerText: textOf(form.footerText),
  }
}

export function bodyOf(form: MenusForm, revision: number): BodyOf<typeof staffMenusApi.saveMenus> {
  return { revision, menus: menusOf(form) }
}

/** A new link, which leads nowhere yet. */
export function newLink(): FormLink {
  return {
    key: crypto.randomUUID(),
    title: { en: '', ar: '' },
    target: '',
    isHidden: false,
    children: [],
  }
}

function formLink(link: EditedLink & { children?: EditedLink[] }, index: number): FormLink {
  const { title, target, isHidden, children = [] } = link
  return { key: `${index}`, title, target, isHidden, children: children.map(formLink) }
}

function linkOf({ title, target, isHidden }: FormLink): EditedLink {
  return { title: textOf(title), target, isHidden }
}

/** PostgreSQL returns the sides of a text in a sequence of its own. */
function textOf({ en, ar }: Text): Text {
  return { en, ar }
}
