import type { Picture as PictureShape } from '@rimal/contract/shapes'
import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readForPage } from '../../read.ts'
import { Picture } from '../../ui/picture.tsx'

/** The picture beside it. */
export async function loadFrame({ context }: LoaderFunctionArgs): Promise<PictureShape> {
  const { scenes } = await readForPage(context, 'GET home/get-home')
  // The picture is upright, like its half of the desktop screen, so that no sleeve is cut off.
  return scenes.heroTall
}

/** On a desktop a picture fills the half at the start; a phone shows only the text. */
export function LoginFrame({ children }: { children: ReactNode }) {
  const picture = useLoaderData<PictureShape>()
  return (
    <div className="lg:grid lg:min-h-[calc(100dvh-var(--bar))] lg:grid-cols-2">
      <div className="relative hidden lg:block">
        <Picture
          picture={picture}
          ratio="auto"
          sizes="50vw"
          alt=""
          className="absolute inset-0"
          imageClassName="h-full!"
        />
      </div>
      <div className="mx-auto w-full max-w-[30rem] px-(--gutter) pt-10 lg:max-w-[33rem] lg:content-center lg:py-16">
        {children}
      </div>
    </div>
  )
}
