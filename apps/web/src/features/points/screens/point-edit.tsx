import { useParams } from 'react-router-dom';
import { EntityForm } from '#shared/entity/entity-form.tsx';
import { pointEntity } from '../components/point/point-entity.ts';
import { PointFormFields } from '../components/point/point-form.tsx';

/** `/points/:id/edit`: a point is changed. */
export function PointEditScreen() {
  const { id = '' } = useParams();
  return (
    <EntityForm key={id} entity={pointEntity} id={id}>
      {(field, form) => <PointFormFields field={field} form={form} />}
    </EntityForm>
  );
}
