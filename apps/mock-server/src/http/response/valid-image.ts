import { type FileEntry, MAX_IMAGE_SIDE } from '@kasa/contracts/shared/files';
import { OperationFailure } from '../request/handler.ts';
import { imageInfo } from './image.ts';

const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
};

/** Reads the image's header only. @throws OperationFailure `file_type_wrong`, `image_too_large` */
export function requireValidImage({ file_name, media_type, base64 }: FileEntry): void {
  const info = imageInfo(Buffer.from(base64, 'base64'));
  const extension = /\.([^.]*)$/.exec(file_name)?.[1]?.toLowerCase() ?? '';
  if (info?.type !== media_type || !EXTENSIONS[media_type]?.includes(extension)) {
    throw new OperationFailure('file_type_wrong');
  }
  const { width, height } = info.size ?? { width: 0, height: 0 };
  const fits = [width, height].every((side) => side >= 1 && side <= MAX_IMAGE_SIDE);
  if (!fits) throw new OperationFailure('image_too_large');
}
