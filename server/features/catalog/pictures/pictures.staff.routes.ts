import { staffPicturesApi } from '@rimal/contract/staff/pictures'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { staffRoute, staffRouteOfItsOwn } from '../../../http/staff-route.ts'
import { uploadVideo } from './videos/upload-video.ts'
import { describePicture } from './describe-picture.ts'
import { uploadPicture } from './upload-picture.ts'
import { takeTurn } from './upload-turns.ts'

export async function staffPicturesRoutes(app: FastifyInstance, deps: Deps) {
  staffRoute(app, deps, staffPicturesApi.describePicture, {
    handle: async (tx, { body }, audit) => {
      const picture = await describePicture(tx, body)
      const { alt, focusX, focusY } = picture
      await audit(picture.id, { alt, focusX, focusY })
      return picture
    },
  })

  await app.register(async (files) => {
    // The declared content type does not matter: the type of a file is decided by its bytes.
    files.removeAllContentTypeParsers()
    files.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body)
    })
    // A picture is drawn before the transaction, which would otherwise stay open for seconds.
    staffRouteOfItsOwn(files, deps, staffPicturesApi.uploadPicture, {
      admit: async ({ staff }) => takeTurn(staff.staffId),
      handle: ({ staff, body }, auditIn) =>
        uploadPicture(deps, {
          bytes: body,
          staffId: staff.staffId,
          audit: (tx, { id, width, height }) => auditIn(tx)(id, { width, height }),
        }),
    })

    staffRouteOfItsOwn(files, deps, staffPicturesApi.uploadVideo, {
      admit: async ({ staff }) => takeTurn(staff.staffId),
      handle: ({ query, body }, auditIn) =>
        uploadVideo(deps, {
          pictureId: query.picture,
          bytes: body,
          audit: (tx, { format, width, height }) =>
            auditIn(tx)(query.picture, { format, width, height }),
        }),
    })
  })
}
