import { fileURLToPath } from 'node:url';
import protobuf from 'protobufjs';

const protos = new URL('./protos/', import.meta.url);

const root = new protobuf.Root();
/** google/protobuf/* come with the library, all others are in our own folder. */
root.resolvePath = (_origin, target) =>
  target.startsWith('google/protobuf/') ? target : fileURLToPath(new URL(target, protos));
root.loadSync('google/firestore/v1/firestore.proto');

/** A message type by its name within google.firestore.v1, or by its full name with a leading dot. */
export function messageType(name: string): protobuf.Type {
  return root.lookupType(name.startsWith('.') ? name : `google.firestore.v1.${name}`);
}
