import { dropUpload, putPart, startUpload, type UploadPorts } from '../../usecases/uploads/upload.ts';
import type { Handlers } from '../call.ts';

export function uploadRoutes(ports: UploadPorts) {
  return {
    startUpload: ({ person, body }) => startUpload(ports, person, body),
    uploadPart: ({ person, params, raw }) => putPart(ports, person, params, raw.bytes),
    dropUpload: ({ person, params }) => dropUpload(ports, person, params.uploadId),
  } satisfies Partial<Handlers>;
}
