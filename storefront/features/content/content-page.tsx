import type { ContentPage } from '@rimal/contract/shop'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { contentHandle } from './content-head.ts'
import { ContentView } from './content-view.tsx'
import { readContent } from './read-content.ts'

export function loader(args: LoaderFunctionArgs) {
  return readContent(args)
}

export const handle = contentHandle

export function Component() {
  return <ContentView page={useLoaderData<ContentPage>()} />
}
