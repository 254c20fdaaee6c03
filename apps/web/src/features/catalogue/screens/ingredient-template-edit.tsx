import { useParams } from 'react-router-dom';
import { IngredientTemplateForm } from '../components/ingredient-template/ingredient-template-form.tsx';

/** `/ingredients/templates/:id/edit`: an ingredient template is changed. */
export function IngredientTemplateEditScreen() {
  const { id = '' } = useParams();
  return <IngredientTemplateForm key={id} id={id} />;
}
