import type { BodyOf } from '@rimal/contract/endpoint'
import type { Text } from '@rimal/contract/language'
import type { HomeListName, SceneName } from '@rimal/contract/staff/content-kinds'
import type { StaffHome, StaffHomeList, staffHomeApi } from '@rimal/contract/staff/home'
import type { StaffPicture } from '@rimal/contract/staff/pictures'
import { cleanBoth } from '@rimal/contract/text/clean-text'
import type { Fields } from '../../../ui/form/merge-fields.ts'
import type { EditForm, Saved } from '../../../ui/form/use-edit-form.ts'

/** An item of a list; its key follows it when it moves. */
export type FormItem = { key: string; text: Text }

export type HomeText =
  | 'heroLine'
  | 'heroLink'
  | 'storyTitle'
  | 'storyText'
  | 'storyLink'
  | 'visitTitle'
  | 'visitText'
  | 'visitLink'
export type HomeList = 'storySteps' | 'visitTicks'
export type HomePicture = 'heroWide' | 'heroTall' | 'storyPicture' | 'visitPicture'

/** The fields of the home page while they are edited, each by itself, so that two editors seldom meet. */
export type HomeForm = Record<HomeText, Text> &
  Record<HomeList, FormItem[]> &
  Record<HomePicture, StaffPicture | null> &
  Record<HomeListName, StaffHomeList> & { sections: StaffHome['sections'] }

export type HomeEdit = EditForm<HomeForm>

/** Where the server names a field that it refused. */
export const pathOf: Record<keyof HomeForm, string> = {
  heroLine: 'texts.heroLine',
  heroLink: 'texts.heroLink',
  storyTitle: 'texts.story.title',
  storyText: 'texts.story.text',
  storySteps: 'texts.story.steps',
  storyLink: 'texts.story.link',
  visitTitle: 'texts.homeService.title',
  visitText: 'texts.homeService.text',
  visitTicks: 'texts.homeService.ticks',
  visitLink: 'texts.homeService.link',
  heroWide: `scenes.${'heroWide' satisfies SceneName}`,
  heroTall: `scenes.${'heroTall' satisfies SceneName}`,
  storyPicture: `scenes.${'story' satisfies SceneName}`,
  visitPicture: `scenes.${'homeService' satisfies SceneName}`,
  sections: 'sections',
  bestReviewed: `lists.${'bestReviewed' satisfies HomeListName}`,
  latest: `lists.${'latest' satisfies HomeListName}`,
}

export function savedOf(home: StaffHome): Saved<HomeForm> {
  const { revision, savedBy, savedAt, texts, scenes, sections, lists } = home
  const { heroLine, heroLink, story, homeService } = texts
  return {
    revision,
    savedBy,
    savedAt: savedAt ?? '',
    fields: {
      heroLine,
      heroLink,
      storyTitle: story.title,
      storyText: story.text,
      storySteps: itemsOf(story.steps),
      storyLink: story.link,
      visitTitle: homeService.title,
      visitText: homeService.text,
      visitTicks: itemsOf(homeService.ticks),
      visitLink: homeService.link,
      heroWide: scenes.heroWide,
      heroTall: scenes.heroTall,
      storyPicture: scenes.story,
      visitPicture: scenes.homeService,
      sections,
      ...lists,
    },
  }
}

const textNames = [
  'heroLine',
  'heroLink',
  'storyTitle',
  'storyText',
  'storyLink',
  'visitTitle',
  'visitText',
  'visitLink',
] as const satisfies HomeText[]

/** The fields in the form in which the server stores them: trimmed, and without the keys of the form. */
export function viewOf(form: HomeForm): Fields {
  return {
    ...form,
    ...Object.fromEntries(textNames.map((name) => [name, cleanBoth(form[name])])),
    storySteps: form.storySteps.map(({ text }) => cleanBoth(text)),
    visitTicks: form.visitTicks.map(({ text }) => cleanBoth(text)),
    bestReviewed: listView(form.bestReviewed),
    latest: listView(form.latest),
  }
}

/** The fields as the calls take them. */
export function typedOf(form: HomeForm): BodyOf<typeof staffHomeApi.previewHome> {
  return {
    texts: {
      heroLine: form.heroLine,
      heroLink: form.heroLink,
      story: {
        title: form.storyTitle,
        text: form.storyText,
        steps: form.storySteps.map(({ text }) => text),
        link: form.storyLink,
      },
      homeService: {
        title: form.visitTitle,
        text: form.visitText,
        ticks: form.visitTicks.map(({ text }) => text),
        link: form.visitLink,
      },
    },
    scenes: {
      heroWide: form.heroWide?.id ?? null,
      heroTall: form.heroTall?.id ?? null,
      story: form.storyPicture?.id ?? null,
      homeService: form.visitPicture?.id ?? null,
    },
    sections: form.sections,
    lists: { bestReviewed: listOf(form.bestReviewed), latest: listOf(form.latest) },
  }
}

function itemsOf(texts: readonly Text[]): FormItem[] {
  return texts.map((text, index) => ({ key: `${index}`, text }))
}

function listView(list: StaffHomeList) {
  return { ...list, title: cleanBoth(list.title) }
}

function listOf({ products, ...list }: StaffHomeList) {
  return { ...list, products: products.map(({ id }) => id) }
}
