import { useParams } from 'react-router-dom';
import { IngredientForm } from '../components/ingredient/ingredient-form.tsx';

/** `/ingredients/:id/edit`: an ingredient is changed. */
export function IngredientEditScreen() {
  const { id = '' } = useParams();
  return <IngredientForm key={id} id={id} />;
}
